export { isEmail } from "./isEmail.ts";
export { sessionTexts, type SessionTexts } from "./text.hu.ts";
