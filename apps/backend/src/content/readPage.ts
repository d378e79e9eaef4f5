import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { contentTexts } from "./text.hu.ts";

/** Beyond it nothing goes, and offsets stay within what the database counts with. */
const greatestPage = 10_000;

/** Where a page begins and how long it is. Errors: Refusal VALIDATION_FAILED when either is out of bounds. */
export function readPage({ page, first }: { readonly page: number; readonly first: number }, { mostFirst }: { readonly mostFirst: number }): { limit: number; offset: number } {
  refuseInvalid({
    ...((page < 1 || page > greatestPage) && { page: [contentTexts.page(greatestPage)] }),
    ...((first < 1 || first > mostFirst) && { first: [contentTexts.pageSize(mostFirst)] }),
  });
  return { limit: first, offset: (page - 1) * first };
}
