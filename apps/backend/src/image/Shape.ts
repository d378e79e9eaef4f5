import type { Tone } from "./Tone.ts";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a package's shape is drawn with. */
export interface ShapeInput {
  readonly tone: Tone;
  /** The colour of what is inside. */
  readonly contents: string;
  /** Draws the glyph at a place; goods that show draw it themselves. */
  readonly glyph: (area: Area) => string;
}

/** A package on a field of 400 × 400, standing on the line y = 360. */
export interface Shape {
  readonly body: string;
  /** Light and shade over the label. */
  readonly light: string;
  /** Where the label goes: brand above, glyph in the middle, size below. `null` where nothing is written. */
  readonly label: Area | null;
  /** On a wide low package, brand and size stand beside the glyph; where the goods themselves show, the label has no glyph. */
  readonly layout: "stacked" | "beside" | "words";
}

export type DrawShape = (input: ShapeInput) => Shape;
