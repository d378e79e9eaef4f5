// For editors, and for `npx vitest run NAME`.
export { default } from "./scripts/config/vitest.config.ts";
