import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import mercurius from "mercurius";
import { databaseRetrySeconds, isUnavailable } from "../database/isUnavailable.ts";
import type { ErrorCode } from "../generated/types.ts";
import { hasLeft } from "../http/hasLeft.ts";
import { answerType, type AnswerType } from "./answerType.ts";
import { checkRequest } from "./checkRequest.ts";
import type { Context } from "../graphql/Context.ts";
import { costRule } from "./costRule.ts";
import {
  encodeFieldError,
  encodeRefusal,
  encodeRequestError,
  maskError,
  type WireError,
} from "../graphql/encodeErrors.ts";
import { limits } from "./limits.ts";
import { literalRule } from "./literalRule.ts";
import { type GraphQLRequest, readGraphQLRequest } from "./readGraphQLRequest.ts";
import { readSchema } from "./readSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseOversized } from "./refuseOversized.ts";
import { resolvers } from "./resolvers.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";

declare module "mercurius" {
  /** What resolvers and hooks are given. */
  interface MercuriusContext extends Context {
    readonly operationName: string | undefined;
  }
}

/** How many documents are kept parsed, checked and compiled; many times what the shop's own clients send. */
const keptDocuments = 128;
/** Letters of a name that a client chooses. */
const longestLoggedName = 64;
/** Errors of a document that are reported; more are left out. */
const mostErrors = 20;
/**
 * Missing from Mercurius' types. The resolvers' types ensure that a String is a string; checking thousands of values
 * again took a tenth of a page's time. Nulls are still checked.
 */
const compiling = { compilerOptions: { disableLeafSerialization: true } };

export interface GraphQLRouteOptions {
  /** The context of one request's resolvers. */
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Whether clients may read the schema. */
  readonly isDevelopment: boolean;
  /** Called with every error in an answer. */
  readonly onError: (code: ErrorCode) => void;
}

/** Of requests that are refused as a whole; 400 for all others. */
const refusalStatuses: Readonly<Partial<Record<ErrorCode, number>>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

interface AnswerForm {
  readonly type: AnswerType;
  readonly status?: number;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<WireError>;
}

/** Statuses as GraphQL over HTTP has them: an answer of `application/json` carries its errors under 200. */
async function sendAnswer(
  reply: FastifyReply,
  answer: Answer,
  { type, status = 200 }: AnswerForm,
): Promise<FastifyReply> {
  return await reply
    .code(
      type === "application/json" && status === 400 && answer.errors?.[0]?.extensions.code !== "BAD_REQUEST"
        ? 200
        : status,
    )
    .type(`${type}; charset=utf-8`)
    .header("cache-control", "no-store")
    .send(JSON.stringify(answer));
}

const badRequest = (message: string): Answer => ({
  errors: [{ message, extensions: { code: "BAD_REQUEST" satisfies ErrorCode } }],
});

/** Errors that keep a document from being executed: mercurius throws them in a list. */
function requestErrors(error: unknown): ReadonlyArray<GraphQLError> | null {
  if (!(error instanceof Error && "errors" in error && Array.isArray(error.errors))) return null;
  return error.errors
    .filter((each) => each instanceof Error)
    .map((each) => (each instanceof GraphQLError ? each : new GraphQLError(each.message)));
}

/** Seconds that the client has to wait; `null` when it may go on. */
function longestWait({ errors = [] }: ExecutionResult): number | null {
  const waits = errors.flatMap(({ originalError }) =>
    originalError instanceof TooManyUses ? originalError.retryAfterSeconds : [],
  );
  return waits.length > 0 ? Math.max(...waits) : null;
}

function encodeResult({ data, errors }: ExecutionResult, log: FastifyRequest["log"]): Answer {
  return errors === undefined
    ? { data }
    : { data: data ?? null, errors: errors.map((error) => encodeFieldError(error, { log })) };
}

/**
 * `POST /graphql`, by the GraphQL-over-HTTP specification; GET and batched requests are off. Documents are compiled at
 * their second use. Requests over the `limits` are refused: by the document before it is kept, by the variables before
 * execution.
 */
export const graphqlRoute: FastifyPluginAsync<GraphQLRouteOptions> = async (
  app,
  { createContext, isDevelopment, onError },
) => {
  const validateOptions = { maxErrors: mostErrors, hideSuggestions: !isDevelopment };
  await app.register(mercurius, {
    schema: readSchema(),
    resolvers,
    routes: false,
    jit: 1,
    ...compiling,
    cache: keptDocuments,
    validationRules: [costRule, literalRule, ...(isDevelopment ? [] : [NoSchemaIntrospectionCustomRule])],
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
    // The route writes the errors.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  app.graphql.addHook("preValidation", (_schema, document) => refuseOversized(document));
  // mercurius' compiled path checks neither the operation nor the variables, and ignores defaults: it only gets
  // variables that were checked and completed here.
  app.graphql.addHook("preExecution", (schema, document, { operationName }, variables) => ({
    variables: checkRequest(document, { schema, operationName, variables: variables ?? {} }),
  }));
  // Without it a form of another site could post a query as plain text, with the shopper's cookies.
  app.removeContentTypeParser("text/plain");

  async function execute(
    { query, variables, operationName }: GraphQLRequest,
    context: Context,
  ): Promise<ExecutionResult> {
    // Compiled documents are kept by their text alone: the comment keeps the operations of one document apart.
    return await app.graphql(
      `${query}\n#${operationName ?? ""}`,
      { ...context, operationName },
      variables,
      operationName,
    );
  }

  async function send(reply: FastifyReply, answer: Answer, form: AnswerForm): Promise<FastifyReply> {
    for (const { extensions } of answer.errors ?? []) onError(extensions.code);
    return await sendAnswer(reply, answer, form);
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const type = answerType(request.headers.accept) ?? "application/json";
    if (statusCode < 500) return await send(reply, badRequest(error.message), { type, status: statusCode });
    if (hasLeft(error, reply)) return reply;
    return await send(reply, { errors: [maskError(error, { log: request.log })] }, { type, status: statusCode });
  });

  app.post("/graphql", { bodyLimit: limits.body }, async (request, reply) => {
    const type = answerType(request.headers.accept);
    if (type === null)
      return await send(reply, badRequest("Accept names no type that GraphQL can be answered in"), {
        type: "application/json",
        status: 406,
      });
    const asked = readGraphQLRequest(request.body);
    if (typeof asked === "string") return await send(reply, badRequest(asked), { type, status: 400 });
    // All requests share one address; the operation's name distinguishes them.
    reply.log = request.log = request.log.child({ operation: asked.operationName?.slice(0, longestLoggedName) });
    try {
      const result = await execute(asked, await createContext(request, reply));
      const limited = longestWait(result);
      const isAway = result.errors?.some(({ originalError }) => isUnavailable(originalError)) === true;
      const wait = limited ?? (isAway ? databaseRetrySeconds : null);
      if (wait !== null) void reply.header("retry-after", wait);
      const status = isAway ? 503 : limited === null ? 200 : 429;
      return await send(reply, encodeResult(result, request.log), { type, status });
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.code === "UNAUTHENTICATED") void reply.header("www-authenticate", "Bearer");
        return await send(
          reply,
          { errors: [encodeRefusal(error, { log: request.log })] },
          { type, status: refusalStatuses[error.code] ?? 400 },
        );
      }
      const errors = requestErrors(error)?.map(encodeRequestError);
      if (errors !== undefined) return await send(reply, { errors }, { type, status: 400 });
      const isAway = isUnavailable(error);
      if (isAway) void reply.header("retry-after", databaseRetrySeconds);
      const masked = { errors: [maskError(error, { log: request.log })] };
      return await send(reply, masked, { type, status: isAway ? 503 : 500 });
    }
  });
};
