import type { ListActions, ListName, ListReference, NewList, Share } from "@kamra/contract/lists";
import type { AnySchemaObject, ErrorObject } from "ajv";
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal, type Validation } from "../graphql/Refusal.ts";
import type { AdmissionGate } from "../http/admissionGate.ts";
import { admitRoutes } from "../http/admitRoutes.ts";
import { idempotencyKey } from "../idempotency/idempotencyKey.ts";
import { openSession } from "../session/openSession.ts";
import { requireUser } from "../session/requireUser.ts";
import type { ShopLimits } from "../session/shopLimits.ts";
import type { Caller } from "./Caller.ts";
import { createSchemaCompiler } from "./createSchemaCompiler.ts";
import { createList, deleteList, leaveList, renameList } from "./ownLists.ts";
import { readLists } from "./readLists.ts";
import { sendListError } from "./sendListError.ts";
import { shareList } from "./shareList.ts";
import { acceptShare, declineShare, removeShare } from "./shares.ts";
import { syncLists } from "./syncLists.ts";
import { listTexts } from "./text.hu.ts";

function textOf({ keyword, params, data }: ErrorObject): string {
  if (keyword === "required" || (typeof data === "string" && data.trim() === "")) return listTexts.required;
  switch (keyword) {
    case "format":
      return params.format === "email" ? listTexts.email : listTexts.notValid;
    case "maxLength":
      return listTexts.tooLong(Number(params.limit));
    case "maxItems":
      return listTexts.tooManyActions(Number(params.limit));
    case "minimum":
    case "maximum":
      return listTexts.quantity;
    default:
      return listTexts.notValid;
  }
}

/** The field that an error is about; its own property for one that is missing or decides on the others. */
function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  const property: unknown = keyword === "required" ? params.missingProperty : params.tag;
  const isOfProperty = keyword === "required" || keyword === "discriminator";
  return `${instancePath}${isOfProperty ? `/${String(property)}` : ""}`.slice(1).replaceAll("/", ".");
}

/** The shopper's message for each field that the contract refuses; the body as a whole has none. */
function validationOf(errors: ReadonlyArray<ErrorObject>): Validation {
  const texts = new Map<string, Set<string>>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== "") texts.set(field, (texts.get(field) ?? new Set()).add(textOf(error)));
  }
  return Object.fromEntries(Array.from(texts, ([field, messages]) => [field, [...messages]]));
}

interface ListId {
  Params: { readonly id: string };
}

const smallBody = 4 * 1024;
/** 500 actions, generously written. */
const largeBody = 256 * 1024;

/** The inputs of a route in the contract. */
const taking = (schema: string) => ({ body: { $ref: `contract#/components/schemas/${schema}` } });
const listId = { params: { type: "object", properties: { id: { $ref: "contract#/components/schemas/ListId" } } } };

const callerOf = (request: FastifyRequest): Caller => request.getDecorator<Caller>("caller");

/** A malformed id answers as an unknown one. */
function refusalOf(errors: ReadonlyArray<ErrorObject>, httpPart: string | undefined): Refusal {
  if (httpPart === "params") return new Refusal("NOT_FOUND", { message: "There is no list by this id" });
  const [first] = errors;
  return new Refusal("VALIDATION_FAILED", {
    message: `body${first?.instancePath ?? ""} ${first?.message ?? ""}`,
    validation: validationOf(errors),
  });
}

/** A user's own lists, and what stands on them. */
function serveLists(app: FastifyInstance): void {
  app.get("/lists", async (request) => await readLists(callerOf(request)));

  app.post<{ Body: NewList }>("/list", { schema: taking("NewList"), bodyLimit: smallBody }, async (request, reply) => {
    return await reply.code(201).send(await createList(request.body, callerOf(request)));
  });

  app.put<ListId & { Body: ListName }>(
    "/list/:id",
    { schema: { ...listId, ...taking("ListName") }, bodyLimit: smallBody },
    async (request, reply) => {
      await renameList(request.params.id, request.body, callerOf(request));
      return await reply.code(204).send();
    },
  );

  app.delete<ListId>("/list/:id", { schema: listId }, async (request, reply) => {
    await deleteList(request.params.id, callerOf(request));
    return await reply.code(204).send();
  });

  // No HEAD beside it: asking for headers must not leave the list.
  app.get<ListId>("/leaveList/:id", { schema: listId, exposeHeadRoute: false }, async (request, reply) => {
    await leaveList(request.params.id, callerOf(request));
    return await reply.code(204).send();
  });

  app.post<{ Body: ListActions }>("/sync", { schema: taking("ListActions"), bodyLimit: largeBody }, async (request) => {
    return await syncLists(request.body, callerOf(request));
  });
}

/** Lists that several users share. */
function serveShares(app: FastifyInstance): void {
  for (const [path, answerShare] of [
    ["/acceptShare", acceptShare],
    ["/declineShare", declineShare],
  ] as const)
    app.post<{ Body: ListReference }>(
      path,
      { schema: taking("ListReference"), bodyLimit: smallBody },
      async (request, reply) => {
        await answerShare(request.body, callerOf(request));
        return await reply.code(204).send();
      },
    );

  for (const [path, changeShare] of [
    ["/shareList", shareList],
    ["/removeShare", removeShare],
  ] as const)
    app.post<{ Body: Share }>(path, { schema: taking("Share"), bodyLimit: smallBody }, async (request, reply) => {
      await changeShare(request.body, callerOf(request));
      return await reply.code(204).send();
    });
}

/**
 * The shopping-list service: the ten calls of `lists.openapi.yaml`, at the root, for the user of the `Authorization`
 * header, as in GraphQL.
 */
export const listRoutes: FastifyPluginCallback<{
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: () => Date;
  readonly limits: ShopLimits;
  readonly shopUrl: string;
  readonly gate: AdmissionGate;
}> = (app, { db, clock, limits, shopUrl, gate }, done) => {
  const compile = createSchemaCompiler();
  app.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart }) => {
    const validate = compile(schema);
    return (value: unknown) => (validate(value) ? { value } : { error: refusalOf(validate.errors ?? [], httpPart) });
  });
  app.setErrorHandler(sendListError);
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("caller", null);
  // Checked before the body is read: an unauthorized caller gets no validation errors.
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const now = clock();
    const user = requireUser(await openSession(request, { db, now, shopUrl, reply }));
    request.setDecorator<Caller>("caller", {
      db,
      user,
      now,
      limits,
      idempotencyKey: idempotencyKey(request.headers["idempotency-key"]),
    });
  });

  admitRoutes(app, gate);
  serveLists(app);
  serveShares(app);
  done();
};
