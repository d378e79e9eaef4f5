import type { Tone } from "./Tone.ts";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a package's shape is drawn with. */
interface ShapeInput {
  readonly tone: Tone;
  /** The colour of the contents. */
  readonly contents: string;
  /** Draws the glyph at a place; for packages that show their contents. */
  readonly glyph: (area: Area) => string;
  /** Which sort of loose goods it is. */
  readonly sort: number;
}

/** A package on a field of 400 × 400, standing on the line y = 360. */
export interface Shape {
  readonly body: string;
  /** Light and shade over the label. */
  readonly light: string;
  /** The label's area: brand above, glyph in the middle, size below. `null` without a label. */
  readonly label: Area | null;
  /** On a wide low package, brand and size are beside the glyph; where the contents show, the label has no glyph. */
  readonly layout: "stacked" | "beside" | "words";
}

export type DrawShape = (input: ShapeInput) => Shape;
