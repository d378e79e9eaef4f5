export { offline } from "./capability.ts";
