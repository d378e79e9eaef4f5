/** Opening hours in local time: `07:00` to `20:00`. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** A physical store. */
export interface GroceryStore {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly telephone: string | null;
  readonly email: string | null;
  /** HTML. */
  readonly description: string | null;
  /** The opening hours by weekday (Monday 1, Sunday 7); a missing one is closed. */
  readonly week: ReadonlyArray<
    Hours & {
      readonly weekday: number;
    }
  >;
  /** The hours of a calendar day, which replace its weekday's; closed without any. */
  readonly specialDays: ReadonlyArray<{
    readonly date: string;
    readonly name: string;
    readonly hours: ReadonlyArray<Hours>;
  }>;
}
