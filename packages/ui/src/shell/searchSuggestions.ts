export { pressKey } from "./pressKey.ts";
export { SearchSuggestionList } from "./SearchSuggestionList.tsx";
export { suggestionsOf } from "./suggestionsOf.ts";
