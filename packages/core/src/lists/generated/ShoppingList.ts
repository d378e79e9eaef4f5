// Generated from the schemas by `npm run codegen`. Do not edit.
import { above, array, checked, checks, finite, matching, nonEmpty, nullOr, text } from "../../decoding/kernel.ts";
import { isDate } from "../../product/isDate.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const listEventChecks: Decoder<unknown> = checks({
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
});
export const listProductChecks: Decoder<unknown> = checks({
  productId: nonEmpty,
  quantity: above(finite, 0, Infinity),
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
});
export const listUserChecks: Decoder<unknown> = checks({
  sharedAt: nullOr(
    matching(
      checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
      /T.*(?:Z|[+-]\d{2}:\d{2})$/,
    ),
  ),
  acceptedAt: nullOr(
    matching(
      checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
      /T.*(?:Z|[+-]\d{2}:\d{2})$/,
    ),
  ),
});
export const shoppingListChecks: Decoder<unknown> = checks({
  id: nonEmpty,
  createdAt: matching(
    checked(matching(text, /^\d{4}-\d{2}-\d{2}/), isDate, "a day of the calendar"),
    /T.*(?:Z|[+-]\d{2}:\d{2})$/,
  ),
  events: array(listEventChecks),
  products: array(listProductChecks),
  users: array(listUserChecks),
});
