export { orders } from "@kamra/core";
