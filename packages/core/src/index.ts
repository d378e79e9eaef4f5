export type * from "./catalog/Category.ts";
