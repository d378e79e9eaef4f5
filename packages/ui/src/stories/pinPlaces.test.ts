import { expect, it } from "vitest";
import { type Box, pinPlaces } from "./pinPlaces.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

const card = box(0, 0, 200, 300);
const inCard = [box(10, 10, 190, 100), box(10, 110, 150, 130), box(10, 132, 60, 150)];

it("a pin stands beside the shown thing, and its line ends at its part", () => {
  const [picture] = pinPlaces(inCard, { shown: card, ink: inCard });
  expect(picture).toEqual({ at: { x: -18, y: 55 }, end: { x: 10, y: 55 } });
});

it("each part has its pin, in the order of the parts", () => {
  const places = pinPlaces(inCard, { shown: card, ink: inCard });
  const heights = places.map(({ at }) => at.y);
  expect(places).toHaveLength(inCard.length);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

it("pins of parts that are close to each other stand apart", () => {
  const lines = [0, 1, 2, 3].map((line) => box(10, 10 * line, 190, 10 * line + 9));
  const places = pinPlaces(lines, { shown: box(0, 0, 200, 140), ink: lines });
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(26);
});

it("a line goes around the words of another part", () => {
  const icon = box(20, 10, 40, 30);
  const words = box(50, 10, 150, 30);
  const [, ofWords] = pinPlaces([icon, words], { shown: box(0, -100, 400, 240), ink: [icon, words] });
  expect(ofWords).toEqual({ at: { x: 100, y: -118 }, end: { x: 100, y: 10 } });
});

it("a part that is all there is has a pin", () => {
  expect(pinPlaces([card], { shown: card, ink: [] })).toEqual([{ at: { x: -18, y: 150 }, end: { x: 0, y: 150 } }]);
});

it("without a part there is no pin", () => {
  expect(pinPlaces([], { shown: card, ink: [] })).toEqual([]);
});
