import { expect, it } from "vitest";
import css from "./tokens.css?raw";

type Theme = "light" | "dark";

const tokens = new Map(
  [...css.matchAll(/--k-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

const colour = (name: string, theme: Theme): string => {
  const value = tokens.get(name)?.[theme];
  if (value === undefined) throw new Error(`No colour called ${name}`);
  return value;
};

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string, theme: Theme): number => {
  const [dark = 0, light = 0] = [colour(one, theme), colour(other, theme)].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ["page", "surface"];
const inks: ReadonlyArray<readonly [ink: string, grounds: ReadonlyArray<string>, atLeast: number]> = [
  // Prices, struck prices and unit prices are set in these: AAA.
  ["ink", [...grounds, "surface-sunken", "action-soft", "danger-soft", "notice-soft"], 7],
  ["ink-muted", grounds, 7],
  ["ink-muted", ["surface-sunken"], 4.5],
  // Reduced prices are never smaller than 19 px bold, which AAA counts as large.
  ["sale", grounds, 4.5],
  ["on-sale-fill", ["sale-fill"], 4.5],
  ["on-new-fill", ["new-fill"], 4.5],
  ["action", [...grounds, "action-soft"], 4.5],
  ["on-action", ["action", "action-hover", "action-pressed"], 4.5],
  ["on-action-soft", [...grounds, "action-soft"], 4.5],
  ["danger", [...grounds, "danger-soft"], 4.5],
  ["on-notice-soft", ["notice-soft"], 4.5],
  ["page", ["ink"], 4.5],
  // The edges of fields and the focus ring are not text: 3.
  ["line-strong", grounds, 3],
  ["focus", [...grounds, "surface-sunken"], 3],
];

for (const theme of ["light", "dark"] as const) {
  it.each(inks)(`[LAW-10] ${theme}: %s can be read on %j (at least %d : 1)`, (ink, on, atLeast) => {
    for (const ground of on)
      expect(contrast(ink, ground, theme), `${ink} on ${ground}`).toBeGreaterThanOrEqual(atLeast);
  });
}
