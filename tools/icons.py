"""Draw the icons of the installed app from icon.svg: ``python tools/icons.py``.

Chromium draws them, as it draws the page. A maskable icon fills its square, with the picture inside
the middle 80 % that no mask cuts away.
"""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "src/rowlock/web"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
BACKGROUND = "#3b3a8f"
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}


def page(size: int, fills: bool) -> str:
    """The icon as a page of its own."""
    svg = (WEB / "icon.svg").read_text("utf-8")
    inner = round(size * 0.8) if fills else size
    ground = BACKGROUND if fills else "transparent"
    return (
        f"<style>html{{margin:0;background:{ground}}}body{{margin:0;width:{size}px;height:{size}px;"
        f"display:grid;place-items:center}}svg{{width:{inner}px;height:{inner}px}}</style>{svg}"
    )


def main() -> None:
    """Write every icon."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, fills) in ICONS.items():
            tab = browser.new_page(viewport={"width": size, "height": size})
            tab.set_content(page(size, fills))
            tab.screenshot(path=WEB / name, omit_background=True)
            tab.close()
        browser.close()


if __name__ == "__main__":
    main()
