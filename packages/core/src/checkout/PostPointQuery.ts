/** Where post points are looked for: by the beginning of a city's name, near a postcode, or near a place on the map. */
export interface PostPointQuery {
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
  /** Degrees, north and east. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
}
