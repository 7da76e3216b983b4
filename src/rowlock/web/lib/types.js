/**
 * What the server says (docs/protocol.md, rowlock.record.view), as types. Nothing here runs.
 *
 * @typedef {"red" | "yellow" | "green" | "blue"} RowName a row by its place, and a coloured die
 * @typedef {[RowName, number]} Mark the row and the number
 * @typedef {"roll" | "white" | "colour" | "answer" | "over"} Phase
 *
 * @typedef {object} LegalChoice one legal choice; what is left out is null, false or [0, 0]
 * @property {Mark | null} [white]
 * @property {Mark | null} [colour]
 * @property {boolean} [colour_first]
 * @property {[number, number]} [skips] cells that each mark would burn
 * @property {boolean} [penalty] it costs the roller a penalty at once
 *
 * @typedef {object} RowView
 * @property {RowName} name
 * @property {number[]} marks
 * @property {number[]} burned
 * @property {number} count marks, the lock mark included
 * @property {number} points
 * @property {boolean} locked
 * @property {number} needed marks that the last cell still asks for, 0 once open
 *
 * @typedef {{ rows: RowView[], penalties: number, penalty_points: number, total: number }} SheetView
 * @typedef {{ sheet: SheetView, chosen: boolean, left: boolean }} SeatView
 * @typedef {{ white: [number, number] } & Partial<Record<RowName, number>>} Dice
 *
 * @typedef {object} Turn
 * @property {number} roller
 * @property {Dice} dice
 * @property {(Mark | null)[]} white
 * @property {Mark | null} [colour]
 * @property {"white-first" | "colour-first"} [order]
 *
 * @typedef {object} TurnView
 * @property {number} number
 * @property {Turn} turn
 * @property {boolean} penalty
 * @property {[number, RowName][]} locked
 * @property {number[]} scores
 *
 * @typedef {{ reason: string, scores: number[], places: (number | null)[] }} Result
 * @typedef {{ name: string, rows: RowName[], numbers: number[][], colours: RowName[][] }} PadView
 * @typedef {{ name: string, bot?: string | null }} Seat
 * @typedef {Record<string, any> & { preset: string, timing: "phased" | "one-roll", penalty_limit: number, penalty_points: number, lock_after: number }} Rules
 *
 * @typedef {object} Setup
 * @property {string} game
 * @property {number | null} you null: a spectator
 * @property {Rules} rules
 * @property {PadView} pad
 * @property {Seat[]} seats
 * @property {string} commitment
 * @property {string[]} nonces
 *
 * @typedef {object} View
 * @property {Phase} phase
 * @property {number} turn
 * @property {number} roller
 * @property {SeatView[]} seats
 * @property {Dice | null} dice
 * @property {number | null} white_sum
 * @property {Partial<Record<RowName, number[]>>} sums
 * @property {Partial<Record<RowName, number[]>>} closed rows, with the seats that locked them
 * @property {LegalChoice[]} legal
 * @property {LegalChoice | null} chosen
 * @property {(Mark | null)[] | null} settled_white
 * @property {TurnView[]} turns
 * @property {string | null} seed
 * @property {Result | null} result
 *
 * @typedef {{ limit: number | null, left: number | null }} Clock seconds allowed and left
 *
 * @typedef {object} Choice what is confirmed
 * @property {Mark | null} white
 * @property {Mark | null} colour
 * @property {boolean} colour_first
 *
 * @typedef {{ type: "choose", key: string, turn: number, phase: Phase } & Choice} Choose
 *
 * @typedef {{ type: "table", setup: Setup, view: View, clock: Clock }} TableMessage
 * @typedef {{ type: "view", view: View, clock: Clock }} ViewMessage
 * @typedef {{ type: "accepted", key: string, yours?: LegalChoice }} AcceptedMessage
 * @typedef {{ type: "refused", key: string, code: string, expected?: unknown }} RefusedMessage
 * @typedef {{ type: "error", code: string, expected?: unknown }} ErrorMessage
 * @typedef {{ type: "pong", at: number }} PongMessage
 * @typedef {{ type: "chosen", seats: boolean[], yours?: LegalChoice }} ChosenMessage
 * @typedef {{ type: "beat", at: number }} BeatMessage
 *
 * @typedef {object} RoomView a table for several people, as everybody may see it
 * @property {string} table
 * @property {"waiting" | "running" | "over"} state
 * @property {Rules} rules
 * @property {number | null} clock seconds a roll
 * @property {boolean} public
 * @property {number} host a seat
 * @property {({ name: string, bot: string | null, here: boolean } | null)[]} seats null: free
 * @property {string} commitment
 * @property {number} opened
 * @property {string | null} next the table where these people play again
 *
 * @typedef {{ type: "room", room: RoomView, you: number | null }} RoomMessage
 * @typedef {{ type: "people", seats: { here: boolean, autopilot: boolean }[], watching: number, host: number }} PeopleMessage
 * @typedef {{ type: "chat", seat: number | null, name: string, text: string }} ChatMessage
 * @typedef {{ type: "reaction", seat: number | null, name: string, what: string }} ReactionMessage
 * @typedef {{ type: "next", table: string }} NextMessage
 * @typedef {RoomMessage | PeopleMessage | ChatMessage | ReactionMessage | NextMessage} PeopleNews
 * @typedef {{ type: "lobby", tables: RoomView[] }} LobbyMessage
 * @typedef {TableMessage | ViewMessage | AcceptedMessage | RefusedMessage | ErrorMessage | PongMessage
 *   | ChosenMessage | BeatMessage | PeopleNews | LobbyMessage} ServerMessage
 */

export {};
