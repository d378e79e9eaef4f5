/** A search for post points: by the beginning of a city's name, near a postcode, or near coordinates. */
export interface PostPointQuery {
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
  /** Degrees, north and east. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
}
