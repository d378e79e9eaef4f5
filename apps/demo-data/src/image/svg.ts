import type { Area } from "./Shape.ts";

/** The SVG elements of pictures. Numbers are in the field's 400 units. */

export function path(d: string, fill: string, rest = ""): string {
  return `<path d="${d}" fill="${fill}"${rest}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rest = "",
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${rest}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, rest = ""): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${rest}/>`;
}

export function opacity(part: number): string {
  return ` opacity="${part}"`;
}

/** A glyph of 32 × 32, placed on our field. */
export function placed(glyph: string, { x, y, width }: Area): string {
  return `<g transform="translate(${x} ${y}) scale(${Math.round((width / 32) * 1000) / 1000})">${glyph}</g>`;
}
