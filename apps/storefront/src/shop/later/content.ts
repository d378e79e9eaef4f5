export { content } from "@kamra/core";
