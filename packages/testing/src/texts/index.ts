export { inLongWords } from "./inLongWords.ts";
