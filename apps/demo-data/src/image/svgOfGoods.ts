import { path } from "./svg.ts";

/** Small parts that several drawings of goods are made of, on a field of 32 × 32. */

/** A line with round ends. */
export function lines(d: string, colour: string, width: number): string {
  return path(d, "none", ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
}

type Place = readonly [x: number, y: number];

/** The same thing at several places, those behind first. */
export function each(places: ReadonlyArray<Place>, draw: (x: number, y: number) => string): string {
  return places.map(([x, y]) => draw(x, y)).join("");
}

/** A thing turned by degrees around a point. */
export function turned(degrees: number, [x, y]: Place, thing: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${thing}</g>`;
}
