import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from "graphql";
import mercurius from "mercurius";
import type { ErrorCode } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { maskError } from "../graphql/encodeErrors.ts";
import type { AdmissionGate } from "../http/admissionGate.ts";
import { weightOfCost } from "../http/admissionLimits.ts";
import { admitRequest } from "../http/admitRequest.ts";
import { hasLeft } from "../http/hasLeft.ts";
import { isStorable } from "../http/unstorablePaths.ts";
import { type AnswerType, answerType } from "./answerType.ts";
import { checkRequest } from "./checkRequest.ts";
import { costRule } from "./costRule.ts";
import { type SchemaExtension, extended } from "./extended.ts";
import { type Outcome, badRequest, outcomeOfError, outcomeOfRefusal, outcomeOfResult } from "./graphqlOutcome.ts";
import { limits } from "./limits.ts";
import { purposeOf } from "./purposeOf.ts";
import { type GraphQLRequest, readGraphQLRequest } from "./readGraphQLRequest.ts";
import { refuseOversized } from "./refuseOversized.ts";
import { requestPlans } from "./requestPlans.ts";
import type { Timeliness } from "./timelinessOf.ts";

/** Refuses documents with texts that the database cannot store. */
const literalRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isStorable(node.value))
      context.reportError(new GraphQLError("A text holds U+0000 or half of a surrogate pair", { nodes: node }));
  },
});

declare module "mercurius" {
  /** What resolvers and hooks are given. */
  interface MercuriusContext extends Context {
    readonly operationName: string | undefined;
  }
}

/** The number of cached compiled documents: many times those of the shop's own clients. */
const maxDocuments = 128;
/** The logged length of a client's operation name. */
const longestLoggedName = 64;
/** The maximum number of reported errors of a document. */
const mostErrors = 20;
/**
 * Missing from Mercurius' types. The resolvers' types ensure that a String is a string; checking thousands of values
 * again took a tenth of a page's time. Nulls are still checked.
 */
const compiling = { compilerOptions: { disableLeafSerialization: true } };

export interface GraphQLRouteOptions {
  /** The context of one request's resolvers. */
  readonly createContext: (request: FastifyRequest, reply: FastifyReply, timeliness: Timeliness) => Promise<Context>;
  /** Whether clients may read the schema. */
  readonly isDevelopment: boolean;
  /** A team's own fields; none by default. */
  readonly extension?: SchemaExtension | undefined;
  readonly gate: AdmissionGate;
  /** Called with every error in an answer. */
  readonly onError: (code: ErrorCode) => void;
}

/** Statuses by GraphQL over HTTP: an answer of `application/json` carries its errors under 200. */
async function sendOutcome(
  reply: FastifyReply,
  { answer, status, headers = {} }: Outcome,
  type: AnswerType,
): Promise<FastifyReply> {
  const isOfDocument = status === 400 && answer.errors?.[0]?.extensions.code !== "BAD_REQUEST";
  return await reply
    .code(type === "application/json" && isOfDocument ? 200 : status)
    .headers(headers)
    .type(`${type}; charset=utf-8`)
    .header("cache-control", "no-store")
    .send(JSON.stringify(answer));
}

/** Lets Mercurius compile the documents; the route writes the answers. */
async function registerExecutor(
  app: FastifyInstance,
  { extension, isDevelopment }: Pick<GraphQLRouteOptions, "extension" | "isDevelopment">,
) {
  const validateOptions = { maxErrors: mostErrors, hideSuggestions: !isDevelopment };
  await app.register(mercurius, {
    ...extended(extension),
    routes: false,
    jit: 1,
    ...compiling,
    cache: maxDocuments,
    validationRules: [costRule, literalRule, ...(isDevelopment ? [] : [NoSchemaIntrospectionCustomRule])],
    graphql: {
      parseOptions: { maxTokens: limits.tokens },
      validateOptions,
    },
    // The route writes the errors.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  app.graphql.addHook("preValidation", (_schema, document) => refuseOversized(document));
  // mercurius' compiled path checks neither the operation nor the variables, and ignores defaults: it only gets
  // variables that were checked and completed here.
  app.graphql.addHook("preExecution", (schema, document, { operationName }, variables) => ({
    variables: checkRequest(document, { schema, operationName, variables: variables ?? {} }),
  }));
}

async function execute(
  app: FastifyInstance,
  { query, variables, operationName }: GraphQLRequest,
  createContext: () => Promise<Context>,
): Promise<ExecutionResult> {
  // Compiled documents are kept by their text alone: the comment keeps the operations of one document apart.
  const source = `${query}\n#${operationName ?? ""}`;
  return await app.graphql(source, { ...(await createContext()), operationName }, variables, operationName);
}

/**
 * `POST /graphql`, by the GraphQL-over-HTTP specification; GET and batched requests are off. Documents are compiled at
 * their second use. Requests over the `limits` are refused: by the document before it is kept, by the variables before
 * execution.
 */
export const graphqlRoute: FastifyPluginAsync<GraphQLRouteOptions> = async (
  app,
  { createContext, extension, isDevelopment, gate, onError },
) => {
  await registerExecutor(app, { extension, isDevelopment });
  const planOfRequest = requestPlans(app.graphql.schema);
  // Without it a form of another site could post a query as plain text, with the shopper's cookies.
  app.removeContentTypeParser("text/plain");

  async function send(reply: FastifyReply, outcome: Outcome, type: AnswerType): Promise<FastifyReply> {
    for (const { extensions } of outcome.answer.errors ?? []) onError(extensions.code);
    return await sendOutcome(reply, outcome, type);
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    const type = answerType(request.headers.accept) ?? "application/json";
    if (status < 500) return await send(reply, { answer: badRequest(error.message), status }, type);
    if (hasLeft(error, reply)) return reply;
    return await send(reply, { answer: { errors: [maskError(error, { log: request.log })] }, status }, type);
  });

  app.post("/graphql", { bodyLimit: limits.body }, async (request, reply) => {
    const type = answerType(request.headers.accept);
    if (type === null) {
      const answer = badRequest("Accept names no type that GraphQL can be answered in");
      return await send(reply, { answer, status: 406 }, "application/json");
    }
    const asked = readGraphQLRequest(request.body);
    if (typeof asked === "string") return await send(reply, { answer: badRequest(asked), status: 400 }, type);
    // All requests share one address; the operation's name distinguishes them.
    reply.log = request.log = request.log.child({ operation: asked.operationName?.slice(0, longestLoggedName) });
    const { cost, timeliness } = planOfRequest(asked);
    const work = () =>
      execute(app, asked, () => createContext(request, reply, timeliness)).then(
        (result) => outcomeOfResult(result, request.log),
        (error: unknown) => outcomeOfError(error, request.log),
      );
    const share = { purpose: purposeOf(asked), weight: weightOfCost(cost) };
    const outcome = await admitRequest(gate, request, share, work);
    return await send(reply, typeof outcome === "string" ? outcomeOfRefusal(outcome) : outcome, type);
  });
};
