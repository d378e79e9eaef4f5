import type { Row } from "@kamra/backend";

type DateColumn = "created_at" | "special_from_date" | "special_to_date" | "news_from_date" | "news_to_date";

/** Days from today: 0 is today, -1 yesterday; `null` is "not given". */
export type DayOffset = number | null;

/** A product without absolute dates: its row, and the dates as offsets in days. Its stock is not counted. */
export interface ProductRecord {
  readonly row: Readonly<Omit<Row<"products">, DateColumn | "stock">>;
  readonly days: {
    readonly created: number;
    readonly specialFrom: DayOffset;
    readonly specialTo: DayOffset;
    readonly newsFrom: DayOffset;
    readonly newsTo: DayOffset;
  };
  /** Empty for products without one. */
  readonly brand: string;
  /** Its own, the shelf first. */
  readonly categoryIds: ReadonlyArray<number>;
  readonly optionIds: ReadonlyArray<number>;
  readonly emptyIds: ReadonlyArray<number>;
  /** The main picture first. */
  readonly imageKeys: ReadonlyArray<string>;
}
