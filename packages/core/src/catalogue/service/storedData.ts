import * as Schema from "effect/Schema";
import { allergenCodes } from "../../product/allergenCodes.ts";

export { SortOrder } from "../model/SortOrder.schema.ts";

export const AvoidedAllergens = Schema.Array(Schema.Literals(allergenCodes));

export const StoredSearches = Schema.Array(Schema.String);
