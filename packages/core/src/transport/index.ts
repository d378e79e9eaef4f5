export { transportTexts, type TransportTexts } from "./text.hu.ts";
