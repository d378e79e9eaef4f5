/** A place on the globe, in degrees north and east. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The part of the map that is on show: its middle, and how many degrees of latitude it is high. */
export interface MapView extends Coordinates {
  readonly height: number;
}

/** The map shows at least some streets, and at most the country and its surroundings. */
const heights = { least: 0.01, most: 6 };

const clamp = (height: number) => Math.min(heights.most, Math.max(heights.least, height));

/** How much narrower a degree of longitude is than one of latitude, there. */
const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The view that has all places in it, with room around them; one place alone has its surroundings. */
export function viewOf(places: ReadonlyArray<Coordinates>): MapView {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (values: ReadonlyArray<number>) => (Math.min(...values) + Math.max(...values)) / 2;
  const extent = (values: ReadonlyArray<number>) => Math.max(...values) - Math.min(...values);
  if (places.length === 0) return { latitude: 47.16, longitude: 19.5, height: heights.most };
  const latitude = middle(latitudes);
  const height = Math.max(extent(latitudes), extent(longitudes) * shrinkAt(latitude));
  return { latitude, longitude: middle(longitudes), height: clamp(Math.max(height * 1.3, heights.least * 3)) };
}

/** Where on the map a place is: shares of its width and height, from the left and the top; outside of 0 to 1 it is not on show. */
export function positionOn(
  { latitude, longitude, height }: MapView,
  place: Coordinates,
): { readonly x: number; readonly y: number } {
  return {
    x: 0.5 + ((place.longitude - longitude) * shrinkAt(latitude)) / height,
    y: 0.5 - (place.latitude - latitude) / height,
  };
}

/** The view moved by fractions of its own size. */
export const moved = (view: MapView, { x, y }: { readonly x: number; readonly y: number }): MapView => ({
  ...view,
  latitude: view.latitude - y * view.height,
  longitude: view.longitude + (x * view.height) / shrinkAt(view.latitude),
});

/** The view from nearer, or with a factor above one from farther. */
export const zoomed = (view: MapView, factor: number): MapView => ({ ...view, height: clamp(view.height * factor) });
