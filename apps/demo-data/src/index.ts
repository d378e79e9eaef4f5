export { demoData } from "./demoData.ts";
export { demoPictures } from "./demoPictures.ts";
