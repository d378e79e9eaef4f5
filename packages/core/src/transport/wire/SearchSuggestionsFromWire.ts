import * as Schema from "effect/Schema";
import { SearchSuggestions } from "../../catalog/ProductQuery.ts";
import { eachValid } from "./eachValid.ts";
import { ProductFromWire } from "./ProductFromWire.ts";

/** The contract's `SearchSuggestions`, read into the model. */
export const SearchSuggestionsFromWire = Schema.Struct({
  products: eachValid(ProductFromWire),
  categories: SearchSuggestions.fields.categories,
});
