export { formatHuf } from "./formatHuf.ts";
export { formatQuantity } from "./formatQuantity.ts";
export { formatUnitPrice } from "./formatUnitPrice.ts";
