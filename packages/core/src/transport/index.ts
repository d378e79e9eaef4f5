export { type AnswerProblem, answerProblem } from "./answerProblem.ts";
export { isNetworkFailure } from "./isNetworkFailure.ts";
export { retryDelay, type RetryLimits, retryLimits } from "./retryDelay.ts";
export { transportTexts, type TransportTexts } from "./text.hu.ts";
