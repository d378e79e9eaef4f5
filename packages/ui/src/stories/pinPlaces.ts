/** A rectangle of a picture, in pixels from the picture's top left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A numbered pin outside the shown thing, and where its line ends: at an edge of its part. */
export interface Pin {
  readonly at: Point;
  readonly end: Point;
}

/** The shown thing, and the words and drawings in it. */
export interface Picture {
  readonly shown: Box;
  readonly ink: ReadonlyArray<Box>;
}

/** How far a pin's centre is from the shown thing, and two pins of one side from each other. */
const outside = 18;
const apart = 26;

/** The sides that pins stand at, in the order of preference: the axis of their lines, the extent that they stand along, and where to. */
const sides = {
  left: { across: "x", start: "top", end: "bottom", away: -outside },
  right: { across: "x", start: "top", end: "bottom", away: outside },
  top: { across: "y", start: "left", end: "right", away: -outside },
  bottom: { across: "y", start: "left", end: "right", away: outside },
} as const;
type Side = keyof typeof sides;
const sideNames = ["left", "right", "top", "bottom"] as const;

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** A side, and where along it a line starts straight to its part. */
interface Way {
  readonly side: Side;
  readonly at: number;
}

/** Rather to the middle of the part than to its ends. */
const places = [0.5, 0.15, 0.85];

const waysTo = (part: Box): ReadonlyArray<Way> =>
  sideNames.flatMap((side) => {
    const start = part[sides[side].start];
    const end = part[sides[side].end];
    return places.map((place) => ({ side, at: start + place * (end - start) }));
  });

/** The straight line from a side of the shown thing to the part. */
function lineOf({ side, at }: Way, part: Box, shown: Box): Box {
  const from = Math.min(part[side], shown[side]);
  const to = Math.max(part[side], shown[side]);
  return sides[side].across === "x"
    ? { left: from, right: to, top: at, bottom: at }
    : { left: at, right: at, top: from, bottom: to };
}

/** How much of a line lies on a box. */
function covered(line: Box, box: Box): number {
  const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
  const height = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
  return width < 0 || height < 0 ? 0 : width + height;
}

/** The shortest way: not across words and drawings of other parts, nor to where another pin stands. */
function wayTo(part: Box, { shown, ink }: Picture, taken: ReadonlyArray<Way>): Way {
  const others = ink.filter((box) => !holds(part, box) && !holds(box, part));
  const cost = (way: Way) => {
    const line = lineOf(way, part, shown);
    const crossed = others.reduce((sum, other) => sum + covered(line, other), 0);
    const isTaken = taken.some(({ side, at }) => side === way.side && Math.abs(at - way.at) < apart);
    return line.right - line.left + line.bottom - line.top + 3 * crossed + (isTaken ? apart : 0);
  };
  return waysTo(part).reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** Places in rising order, moved as little as it takes for no two to meet, and none to end beyond the last. */
function spread(wanted: ReadonlyArray<number>, last: number): ReadonlyArray<number> {
  const placed: number[] = [];
  for (const place of wanted) placed.push(Math.max(place, (placed.at(-1) ?? -Infinity) + apart));
  return placed.map((place, index) => Math.min(place, last - (placed.length - 1 - index) * apart));
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Where the pins of parts stand around the shown thing, each with the line to its part: in the order of the parts. */
export function pinPlaces(parts: ReadonlyArray<Box>, picture: Picture): ReadonlyArray<Pin> {
  const chosen: Array<Way> = [];
  for (const part of parts) chosen.push(wayTo(part, picture, chosen));
  const pins = new Map<number, Pin>();
  for (const side of sideNames) {
    const { across, start, end, away } = sides[side];
    const here = chosen
      .flatMap((way, index) => (way.side === side ? [{ index, at: way.at }] : []))
      .toSorted((one, other) => one.at - other.at);
    const spreadOut = spread(
      here.map(({ at }) => at),
      picture.shown[end],
    );
    for (const [place, { index }] of here.entries()) {
      const part = parts[index];
      const at = spreadOut[place];
      if (part === undefined || at === undefined) continue;
      const ends = clamp(at, part[start], part[end]);
      const outer = picture.shown[side] + away;
      pins.set(
        index,
        across === "x"
          ? { at: { x: outer, y: at }, end: { x: part[side], y: ends } }
          : { at: { x: at, y: outer }, end: { x: ends, y: part[side] } },
      );
    }
  }
  return parts.flatMap((_, index) => pins.get(index) ?? []);
}
