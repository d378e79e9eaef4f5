import fc from "fast-check";
import { expect, it } from "vitest";
import { moved, positionOn, viewOf, zoomed } from "./mapView.ts";

const place = fc.record({
  latitude: fc.double({ min: 45.7, max: 48.6, noNaN: true }),
  longitude: fc.double({ min: 16.1, max: 22.9, noNaN: true }),
});
const places = fc.array(place, { minLength: 1, maxLength: 40 });

it("A map shows all of the places that it is drawn from.", () => {
  fc.assert(
    fc.property(places, (all) => {
      for (const one of all) {
        const { x, y } = positionOn(viewOf(all), one);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it("A place further north is further up, and one further east further right.", () => {
  fc.assert(
    fc.property(places, place, place, (all, one, other) => {
      const view = viewOf(all);
      const [a, b] = [positionOn(view, one), positionOn(view, other)];
      expect(Math.sign(a.x - b.x)).toBe(Math.sign(one.longitude - other.longitude));
      expect(Math.sign(b.y - a.y)).toBe(Math.sign(one.latitude - other.latitude));
    }),
  );
});

it("Moving the map to the right moves its places to the left by as much, and back again.", () => {
  const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(places, place, share, (all, one, x) => {
      const view = viewOf(all);
      expect(positionOn(moved(view, { x, y: 0 }), one).x).toBeCloseTo(positionOn(view, one).x - x, 6);
      expect(moved(moved(view, { x, y: 0 }), { x: -x, y: 0 }).longitude).toBeCloseTo(view.longitude, 6);
    }),
  );
});

it("The middle of the map stays where it is however near it is looked at from.", () => {
  fc.assert(
    fc.property(places, fc.double({ min: 0.01, max: 100, noNaN: true }), (all, factor) => {
      const view = viewOf(all);
      expect(positionOn(zoomed(view, factor), view)).toEqual({ x: 0.5, y: 0.5 });
    }),
  );
});

it("A map without places shows the country.", () => {
  const { x, y } = positionOn(viewOf([]), { latitude: 47.4979, longitude: 19.0402 });
  expect(x).toBeGreaterThan(0.3);
  expect(y).toBeLessThan(0.5);
});
