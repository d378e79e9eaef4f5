import { ErrorCode } from "@kamra/contract/wire";
import { answerProblem, type GraphqlAnswer } from "./answerProblem.ts";
import {
  HttpStatusError,
  MissingResponseError,
  ServerError,
  type TransportError,
  UnknownError,
  ValidationError,
} from "../kernel/TransportError.ts";

const { ValidationFailed: _namesFields, ...rejections } = ErrorCode;
const codes = Object.values(rejections);

/**
 * The error that an answer without usable data is.
 *
 * @rule NET-3, NET-8
 */
export function errorFromAnswer(answer: GraphqlAnswer): TransportError {
  const problem = answerProblem(answer, { codes });
  switch (problem?._tag) {
    case "HttpStatusError":
      return new HttpStatusError(problem);
    case "ServerError":
      return new ServerError(problem);
    case "ValidationError":
      return new ValidationError(problem);
    case "UnknownError":
      return new UnknownError(problem);
    default:
      return new MissingResponseError();
  }
}
