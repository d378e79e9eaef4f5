export { SortOrder } from "./SortOrder.ts";
