import { responseProblem, type GraphqlResponse } from "./responseProblem.ts";
import {
  HttpStatusError,
  MissingResponseError,
  NetworkError,
  ServerError,
  type TransportError,
  UnknownError,
  ValidationError,
} from "../kernel/TransportError.ts";
import { sessionEndOf } from "../kernel/sessionEndOf.ts";
import { transportTexts } from "./text.hu.ts";

const isCode = (code: string): code is ServerError["code"] => Object.hasOwn(transportTexts.rejections, code);

/** The codes that this version has a text for: all of the contract but VALIDATION_FAILED, which names fields. */
const codes = Object.keys(transportTexts.rejections).filter(isCode);

/**
 * The error of a response without usable data. A server that is unavailable for now is like a network failure: the
 * request may come again, and nothing was refused.
 *
 * @rule NET-2, NET-3, NET-7, NET-8
 */
export function errorFromResponse(response: GraphqlResponse): TransportError {
  const problem = responseProblem(response, { codes });
  switch (problem?._tag) {
    case "HttpStatusError":
      return new HttpStatusError(problem);
    case "ServerError":
      return problem.code === "UNAVAILABLE"
        ? new NetworkError({ cause: problem })
        : new ServerError({ ...problem, sessionEnd: sessionEndOf(problem.sessionEnd) });
    case "ValidationError":
      return new ValidationError(problem);
    case "UnknownError":
      return new UnknownError(problem);
    default:
      return new MissingResponseError();
  }
}
