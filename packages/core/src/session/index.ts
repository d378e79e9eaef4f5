export { returnPath } from "./returnPath.ts";
export { sessionTexts, type SessionTexts } from "./text.hu.ts";
