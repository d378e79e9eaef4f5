import { ErrorCode } from "@kamra/contract/wire";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import {
  HttpStatusError,
  MissingResponseError,
  ServerError,
  type TransportError,
  UnknownError,
  ValidationError,
} from "./TransportError.ts";

const { ValidationFailed, ...rejections } = ErrorCode;

const Rejected = Schema.Struct({
  message: Schema.String,
  extensions: Schema.Struct({ code: Schema.Literals(Object.values(rejections)) }),
});
const Invalid = Schema.Struct({
  message: Schema.String,
  extensions: Schema.Struct({
    code: Schema.Literal(ValidationFailed),
    validation: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  }),
});
const Unfamiliar = Schema.Struct({
  message: Schema.optional(Schema.String),
  extensions: Schema.optional(Schema.Struct({ code: Schema.optional(Schema.String) })),
});

const asRejected = Schema.decodeUnknownOption(Rejected);
const asInvalid = Schema.decodeUnknownOption(Invalid);
const asUnfamiliar = Schema.decodeUnknownOption(Unfamiliar);

const joined = (messages: string | ReadonlyArray<string>) =>
  typeof messages === "string" ? messages : messages.join(" ");

const fromGraphqlError = (error: unknown): ServerError | ValidationError | UnknownError => {
  const rejected = asRejected(error);
  if (Option.isSome(rejected)) {
    return new ServerError({ code: rejected.value.extensions.code, message: rejected.value.message });
  }
  const invalid = asInvalid(error);
  if (Option.isSome(invalid)) {
    const { message, extensions } = invalid.value;
    const fields = Object.entries(extensions.validation).map(([field, messages]) => [field, joined(messages)] as const);
    return new ValidationError({ message, fields: Object.fromEntries(fields) });
  }
  const { message, extensions } = Option.getOrElse(asUnfamiliar(error), (): typeof Unfamiliar.Type => ({}));
  return new UnknownError({ code: extensions?.code ?? null, message: message ?? "Unknown error" });
};

/**
 * What an answer without usable data means. A GraphQL error with one of the contract's codes says more than the HTTP
 * status beside it; the first of several errors counts.
 *
 * @rule NET-3, NET-8, FORM-3
 */
export function errorFromAnswer({
  status,
  errors,
}: {
  readonly status: number;
  readonly errors: ReadonlyArray<unknown>;
}): TransportError {
  const [first] = errors;
  const error = first === undefined ? new MissingResponseError() : fromGraphqlError(first);
  const saysLess = error._tag === "MissingResponseError" || (error._tag === "UnknownError" && error.code === null);
  return status >= 300 && saysLess ? new HttpStatusError({ status }) : error;
}
