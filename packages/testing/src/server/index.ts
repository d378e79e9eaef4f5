export { madeUpCart } from "./madeUpCart.ts";
export { type MockAnswers, mockServer } from "./mockServer.ts";
export { productAnswers } from "./productAnswers.ts";
