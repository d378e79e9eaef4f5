export { isEmail } from "./isEmail.ts";
