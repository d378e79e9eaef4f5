import { pressKey } from "./pressKey.ts";
import { SearchSuggestionList } from "./SearchSuggestionList.tsx";
import { suggestionsOf } from "./suggestionsOf.ts";

/** The part of the search box that loads when the shopper turns to it. */
export const searchSuggestions = { List: SearchSuggestionList, pressKey, suggestionsOf };
