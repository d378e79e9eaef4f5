import { fc, it } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { checkTheme, themeCss, themeFromAccent } from "./index.ts";

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`);

describe("themes", () => {
  it("[LAW-10] Kamra's own colours can be read on each of their grounds", () => {
    expect(checkTheme({})).toEqual([]);
  });

  it.prop([colour])("[LAW-10] Of any accent a theme is made that people can read.", (accent) => {
    expect(checkTheme(themeFromAccent(accent))).toEqual([]);
  });

  it("names the colour, its ground and the contrast that a brand lacks", () => {
    expect(checkTheme({ light: { "--k-action": "#7ec8a0" } })[0]).toEqual({
      kind: "contrast",
      theme: "light",
      colour: "--k-action",
      ground: "--k-page",
      ratio: 1.86,
      atLeast: 4.5,
      instead: "#2e7955",
    });
  });

  it.prop([colour])("proposes a colour that people can read, and that nothing is wrong with.", (action) => {
    const faultsOfAction = (value: string) =>
      checkTheme({ light: { "--k-action": value } }).filter((fault) => fault.colour === "--k-action");
    const [fault] = faultsOfAction(action);
    if (fault?.kind === "contrast") expect(faultsOfAction(fault.instead ?? "none is proposed")).toEqual([]);
  });

  it("proposes no colour where none is light and dark enough", () => {
    const [fault] = checkTheme({ light: { "--k-page": "#888888" } });
    expect(fault).toMatchObject({ colour: "--k-ink", ground: "--k-page", instead: null });
  });

  it("gives the page's greys the hue of the accent, and none of an accent without one", () => {
    expect(themeFromAccent("#7c3aed").dark["--k-page"]).toBe("#18181d");
    expect(themeFromAccent("#777777").light["--k-ink"]).toBe("#272727");
  });

  it("judges a translucent colour as it looks on its ground", () => {
    expect(checkTheme({ dark: { "--k-ink": "rgb(255 255 255 / 0.9)" } })).toEqual([]);
    expect(checkTheme({ dark: { "--k-ink": "rgb(255 255 255 / 0.3)" } }).length).toBeGreaterThan(0);
  });

  it("says which values are not colours", () => {
    expect(checkTheme({ light: { "--k-new-fill": "var(--mine)" } })).toEqual([
      { kind: "unreadable", theme: "light", colour: "--k-new-fill" },
    ]);
    const [unreadable, contrast] = checkTheme({ light: { "--k-page": "var(--mine)", "--k-sale": "#ff8a70" } });
    expect([unreadable?.kind, contrast]).toMatchObject(["unreadable", { colour: "--k-sale", instead: "#c2533c" }]);
    expect(() => themeFromAccent("brand")).toThrow(new RangeError("Not a colour of CSS: brand"));
  });

  it("writes a style sheet with a value for both themes", () => {
    expect(themeCss({ light: { "--k-sale": "#aa0000" } })).toBe(`:root {
  --k-sale: light-dark(#aa0000, #ff9583);
}
`);
    expect(themeCss({ shared: { "--k-radius-card": "0", "--k-button-radius": "999px" } })).toBe(`:root {
  --k-radius-card: 0;
  --k-button-radius: 999px;
}
`);
  });

  it("leaves more contrast, and small spaces beside very large text, to those who ask for them", () => {
    const css = themeCss({
      light: { "--k-action": "#7c3aed", "--k-sale": "#aa0000" },
      shared: { "--k-space-2": "0.75rem", "--k-radius-card": "0" },
    });
    expect(css).toContain(`
@media (prefers-contrast: more) {
  :root {
    --k-action: var(--k-action-pressed);
  }
}
@media (max-width: 18rem) {
  :root {
    --k-space-2: 8px;
  }
}
`);
  });
});
