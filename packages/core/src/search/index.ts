export { fold } from "./fold.ts";
export { termWords, type TermWord } from "./termWords.ts";
export { type CatalogueWord, type CatalogueWords, catalogueWords } from "./catalogueWords.ts";
export { type SearchableProduct, searchEntry } from "./searchEntry.ts";
export { meets, type SearchCondition, type SearchEntry, type SearchKey } from "./SearchCondition.ts";
export { type TermPart, type TermReading, understandTerm } from "./understandTerm.ts";
export { type RankingStep, rankingOf, adultsMark, searchPoints, type SearchRanking } from "./rankingOf.ts";
