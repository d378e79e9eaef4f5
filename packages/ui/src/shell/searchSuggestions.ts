import { pressKey } from "./pressKey.ts";
import { SearchSuggestionList } from "./SearchSuggestionList.tsx";
import { suggestionsOf } from "./suggestionsOf.ts";

/** The part of the search box that loads on its first focus. */
export const searchSuggestions = { List: SearchSuggestionList, pressKey, suggestionsOf };
