/** Coordinates in degrees north and east. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The visible part of the map: its centre, and its height in degrees of latitude. */
export interface MapView extends Coordinates {
  readonly height: number;
}

/** The map shows at least some streets, and at most the country and its surroundings. */
const heights = { least: 0.01, most: 6 };

const clamp = (height: number) => Math.min(heights.most, Math.max(heights.least, height));

/** The ratio of a degree of longitude to one of latitude in Hungary. */
const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The view that fits all places with a margin; a single place gets its surroundings. */
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

/**
 * A place's position on the map as fractions of its width and height from the top left; outside 0 to 1 it is not
 * visible.
 */
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

/** The view zoomed in, or zoomed out by a factor above one. */
export const zoomed = (view: MapView, factor: number): MapView => ({ ...view, height: clamp(view.height * factor) });
