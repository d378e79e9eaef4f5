export { checkout } from "@kamra/core";
