export { account } from "@kamra/core";
