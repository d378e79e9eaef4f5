export { type ResponseProblem, responseProblem, type GraphqlResponse } from "./responseProblem.ts";
export { isNetworkFailure } from "./isNetworkFailure.ts";
export { requestDeadline } from "./requestDeadline.ts";
export { retryDelay, type RetryLimits } from "./retryDelay.ts";
export { transportTexts, type TransportTexts } from "./text.hu.ts";
