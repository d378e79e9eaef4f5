export { lists } from "@kamra/core";
