/** A place that a postcode names. */
export interface Place {
  readonly postcode: string;
  readonly city: string;
}
