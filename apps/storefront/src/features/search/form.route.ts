export { searchFormLoader as loader } from "./searchFormLoader.ts";
