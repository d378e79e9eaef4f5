export { SortOrder } from "../model/SortOrder.ts";
