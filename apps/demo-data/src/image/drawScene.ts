import { hash } from "../plan/random.ts";
import type { Glyphs } from "./loadGlyphs.ts";
import { ellipse, opacity, path, placed, rect } from "./svg.ts";
import { tones } from "./Tone.ts";

const cream = "#fffaf0";

/**
 * A still life of up to five glyphs on a coloured field: a category's or an article's picture.
 *
 * Errors: none; `null` when a glyph does not exist, or there are none or too many.
 */
export function drawScene(
  names: ReadonlyArray<string>,
  { glyphs, height }: { glyphs: Glyphs; height: number },
): string | null {
  const bodies = names.map((name) => glyphs.get(name)).filter((body) => body !== undefined);
  if (bodies.length !== names.length || bodies.length === 0 || bodies.length > 5) return null;
  const tone = tones[hash(names.join()) % tones.length] ?? tones[0];
  const floor = Math.round(height * 0.84);
  const widest = bodies.length === 1 ? 220 : 300 / (bodies.length * 0.52 + 0.5);
  const largest = Math.min(widest, height * 0.8);
  const step = bodies.length === 1 ? 0 : (400 - 48 - largest) / (bodies.length - 1);
  const row = bodies.map((body, index) => {
    // The outer ones stand a little behind.
    const distance = Math.abs(index - (bodies.length - 1) / 2);
    const width = Math.round(largest * (1 - distance * 0.12));
    const centre = bodies.length === 1 ? 200 : 24 + largest / 2 + index * step;
    const area = {
      x: Math.round(centre - width / 2),
      y: Math.round(floor - width * 0.94 - distance * 6),
      width,
      height: width,
    };
    return {
      distance,
      drawing:
        ellipse(
          Math.round(centre),
          floor,
          Math.round(width * 0.4),
          Math.round(width * 0.06),
          "#1f2a24",
          opacity(0.12),
        ) + placed(body, area),
    };
  });
  return (
    rect(0, 0, 400, height, 0, tone.base, opacity(0.26)) +
    `<circle cx="300" cy="${Math.round(height * 0.3)}" r="${Math.round(height * 0.42)}" fill="${cream}"${opacity(0.6)}/>` +
    path(`M0 ${Math.round(height * 0.7)}c120-32 260 22 400-10V${height}H0z`, cream, opacity(0.72)) +
    row
      .toSorted((one, other) => other.distance - one.distance)
      .map(({ drawing }) => drawing)
      .join("")
  );
}
