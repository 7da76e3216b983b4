"""What the Expert's training leaves to gain on the reduced pad, which `lab/oracle.py` solves exactly.

    python benchmarks/expert_loss.py

Four cells a row, two penalties; networks after so many games of self-play, each a training of its
own as in the shipped recipe's stage for two players. A loss is the share of the win that a decision
gives away against best play.
"""

from dataclasses import replace

from rowlock.lab import oracle, oracle_loss, train
from rowlock.players.expert_net import lay_out

TRAINED = (0, 2_000, 20_000, 200_000)
PLAYED = 20_000
STAGE = next(stage for stage in train.recipe() if stage.name == "classic-phased-two")

plain = oracle.rules(4, 2)
look, values = oracle.reduced(plain), oracle.solve(plain)
for games in TRAINED:
    stage = replace(STAGE, games=games)
    learner = train.Learner.new(stage)
    train.run(stage, learner, dict, plain)
    net = lay_out(learner.average, stage.kinds)
    found = oracle_loss.measure(plain, look, values, net, PLAYED, seed=1)
    print(
        f"{games:7,} games: white {found.white:.5f} ({found.whites:,} decisions), "
        f"colour {found.colour:.5f} ({found.colours:,})",
        flush=True,
    )
