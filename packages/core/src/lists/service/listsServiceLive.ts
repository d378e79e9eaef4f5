import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { catalogueByGraphql } from "../../catalogue/graphql/catalogueByGraphql.ts";
import { CatalogueBackend } from "../../catalogue/port/CatalogueSource.ts";
import { line } from "../../form/fieldKinds.ts";
import { formTexts, type FormTexts } from "../../form/text.hu.ts";
import { held, numberOfHeld } from "../../product/heldQuantity.ts";
import { Identity } from "../../identity/Identity.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { join } from "../../kernel/join.ts";
import { queue } from "../../kernel/queue.ts";
import { tryQuantityRule } from "../../kernel/tryQuantityRule.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { isNetworkFailure } from "../../transport/isNetworkFailure.ts";
import { type TransportError, ValidationError } from "../../kernel/TransportError.ts";
import { ListForbiddenError } from "../model/ListForbiddenError.ts";
import { listActions } from "../rules/listActions.ts";
import type { ListOperation } from "../model/ListOperation.ts";
import { listProductsQuery } from "../rules/listProductsQuery.ts";
import { ListsService } from "./ShopLists.ts";
import { listsOnServer } from "../rest/listsOnServer.ts";
import { listSync } from "./listSync.ts";
import { type ListsStore, makeListsStore } from "./makeListsStore.ts";
import { membershipAllows } from "../rules/membershipAllows.ts";
import { shareProblem } from "../rules/shareProblem.ts";
import { listTexts, type ListTexts } from "../text.hu.ts";

const topic = "lists";

/** Requests that may run before an exchange gets its turn: a batch of quantities, and a read after a refusal. */
const waited = 2;

type Sync = Effect.Success<ReturnType<typeof listSync>>;

/** What the commands work with. */
interface ListsParts {
  readonly store: ListsStore;
  readonly sync: Sync;
  readonly remote: Effect.Success<typeof listsOnServer>;
}

/** The lists follow the user, and other tabs. */
const followUser = ({
  store,
  sync,
  userId,
  refresh,
}: Pick<ListsParts, "store" | "sync"> & {
  readonly userId: () => string | null;
  readonly refresh: Effect.Effect<unknown, unknown>;
}) =>
  Effect.gen(function* () {
    const { state: identified, follow: followIdentity } = yield* Identity;
    const { messages } = yield* Tabs;
    const scope = yield* Effect.scope;
    /** Runs in the background; a failure has already been reported. */
    const refreshLater = Effect.forkIn(ignoreFailure(refresh), scope).pipe(Effect.asVoid);

    const fork = yield* makeFork;
    let owner = userId();
    yield* follow(identified.subscribe, () => {
      const before = owner;
      owner = userId();
      if (before !== null && owner !== before) fork(sync.forget);
      store.recompute();
      if (owner !== before) fork(sync.restore);
    });
    yield* follow(messages(topic), () => refreshLater);
    yield* Effect.forkIn(sync.restore, scope);
    yield* followIdentity({
      change: (exchange) => sync.rest.pipe(Effect.andThen(exchange), Effect.tap(sync.forget), Effect.tap(refreshLater)),
      refresh: refreshLater,
    });
  });

const listBy = ({ store }: Pick<ListsParts, "store">, id: string) => {
  const { lists, invitations } = store.state.get();
  return [...(lists ?? []), ...invitations].find((list) => list.id === id) ?? null;
};

const allowed = (parts: ListsParts, listId: string, operation: ListOperation) =>
  Effect.suspend(() =>
    membershipAllows(listBy(parts, listId)?.membership ?? null, { operation })
      ? Effect.void
      : Effect.fail(new ListForbiddenError({ operation })),
  );

/** A line of text as it is stored: the name of a list, or what is written on it. */
const readLine = (typed: string, { field, texts }: { readonly field: "name" | "text"; readonly texts: FormTexts }) => {
  const { value, message } = line(typed, { isRequired: true, longest: 100, texts });
  return message === null
    ? Effect.succeed(value)
    : Effect.fail(new ValidationError({ message: `Not the ${field} of a list`, fields: { [field]: message } }));
};

const checkSharable = (
  email: string,
  { ownerEmail, shareProblems }: Pick<ListTexts, "shareProblems"> & { readonly ownerEmail: string },
) => {
  const problem = shareProblem(email, { ownerEmail });
  if (problem === null) return Effect.void;
  const fields = { email: shareProblems[problem] };
  return Effect.fail(new ValidationError({ message: "Cannot share with this address", fields }));
};

/** Later than the last change that the shopper has seen, so that older changes do not win. */
const instantFor = (parts: ListsParts, listId: string, now: Date): Date => {
  const seen = listBy(parts, listId)?.lastActionAt;
  return seen === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(seen)));
};

/** Writes and removes texts. */
const setText = (parts: ListsParts) =>
  Effect.flatMap(ShopEnvironment, ({ now, texts: { form: texts = formTexts } }) =>
    command(
      { name: "lists.setText", policy: selfManaged("queue"), requests: null },
      ({ listId, text: typed, isWanted }: Parameters<ListsService["Service"]["setText"]>[0]) =>
        Effect.gen(function* () {
          yield* allowed(parts, listId, "edit");
          const text = yield* readLine(typed, { field: "text", texts });
          const createdAt = instantFor(parts, listId, now()).toISOString();
          yield* parts.sync.put({ action: "SET_TEXT", listId, text, isWanted, createdAt });
        }),
    ),
  );

/** Sets quantities. */
const setQuantity = (parts: ListsParts) =>
  Effect.flatMap(ShopEnvironment, ({ now }) =>
    command(
      { name: "lists.setQuantity", policy: selfManaged("queue"), requests: null },
      ({ listId, productId, quantity }: Parameters<ListsService["Service"]["setQuantity"]>[0]) =>
        Effect.gen(function* () {
          yield* allowed(parts, listId, "edit");
          const exact = yield* tryQuantityRule(() => numberOfHeld(held(quantity, "quantity")));
          const lines = [{ product: { id: productId }, quantity: exact }];
          yield* Effect.forEach(listActions(lines, { listId, now: instantFor(parts, listId, now()) }), parts.sync.put);
        }),
    ),
  );

/** Creates a list. */
const create = ({ sync, remote }: ListsParts) =>
  Effect.gen(function* () {
    const {
      now,
      texts: { form = formTexts },
    } = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    /** Keys of unanswered creations by list name, so that a retry does not create a second list. */
    const unanswered = new Map<string, string>();
    return yield* command(
      { name: "lists.create", policy: queue, requests: waited + 2 },
      ({ name: typed, lines = [] }: Parameters<ListsService["Service"]["create"]>[0]) =>
        Effect.gen(function* () {
          const name = yield* readLine(typed, { field: "name", texts: form });
          const key = unanswered.get(name) ?? (yield* idempotencyKey);
          unanswered.set(name, key);
          const listId = yield* sync.operate(remote.create(name, { key })).pipe(
            Effect.tap(() => Effect.sync(() => unanswered.delete(name))),
            Effect.tapError((error) => Effect.sync(() => isNetworkFailure(error) || unanswered.delete(name))),
          );
          const actions = listActions(lines, { listId, now: now() });
          yield* sync.keep(actions);
          yield* Effect.forEach(actions, (action) =>
            Effect.forkIn(ignoreFailure(sync.put(action)), scope, { startImmediately: true }),
          );
          return listId;
        }),
    );
  });

/** The operations that run in the order of their calls. */
const operations = (parts: ListsParts) =>
  Effect.gen(function* () {
    const { remote, sync } = parts;
    const {
      texts: { form = formTexts, lists: { shareProblems } = listTexts },
    } = yield* ShopEnvironment;
    const { state: identified } = yield* Identity;
    const operation = <Input>(
      name: ListOperation,
      {
        listOf,
        check = () => Effect.void,
        run,
      }: {
        readonly listOf: (input: Input) => string;
        readonly check?: (input: Input) => Effect.Effect<unknown, ShopError>;
        readonly run: (input: Input) => Effect.Effect<void, TransportError>;
      },
    ) =>
      command({ name: `lists.${name}`, policy: queue, requests: waited + 2 }, (input: Input) =>
        allowed(parts, listOf(input), name).pipe(
          Effect.andThen(Effect.suspend(() => check(input))),
          Effect.andThen(sync.operate(run(input))),
        ),
      );
    const ofListId = { listOf: (listId: string) => listId };
    const ofInput = { listOf: ({ listId }: { readonly listId: string }) => listId };
    return {
      rename: yield* operation("rename", {
        ...ofInput,
        check: ({ name }: { readonly listId: string; readonly name: string }) =>
          readLine(name, { field: "name", texts: form }),
        run: ({ listId, name }) => remote.rename(listId, line(name).value),
      }),
      remove: yield* operation("remove", { ...ofListId, run: remote.remove }),
      leave: yield* operation("leave", { ...ofListId, run: remote.leave }),
      accept: yield* operation("accept", { ...ofListId, run: remote.accept }),
      decline: yield* operation("decline", { ...ofListId, run: remote.decline }),
      share: yield* operation("share", {
        ...ofInput,
        check: ({ email }: { readonly listId: string; readonly email: string }) =>
          checkSharable(email, { shareProblems, ownerEmail: identified.get().user?.email ?? "" }),
        run: ({ listId, email }) => remote.share(listId, email),
      }),
      removeShare: yield* operation("removeShare", {
        ...ofInput,
        run: ({ listId, email }: { readonly listId: string; readonly email: string }) =>
          remote.removeShare(listId, email),
      }),
    };
  });

/** @rule LIST-5, LIST-6, LIST-8, LIST-9 */
export const listsServiceLive = Layer.effect(
  ListsService,
  Effect.gen(function* () {
    const { snapshot } = yield* ShopEnvironment;
    const { state: identified } = yield* Identity;
    const { publish } = yield* Tabs;
    const catalogue = yield* CatalogueBackend;

    const userId = (read: "get" | "getServer" = "get") => identified[read]().user?.id ?? null;
    const store = makeListsStore(snapshot?.lists, { userId });
    const sync = yield* listSync(store, { changed: publish(topic, null), userId });
    const parts = { store, sync, remote: yield* listsOnServer };

    const refresh = yield* command({ name: "lists.refresh", policy: join, requests: waited + 1 }, () =>
      Effect.suspend(() => (identified.get().isLoggedIn ? sync.refresh : Effect.void)),
    );
    yield* followUser({ store, sync, userId, refresh: Effect.suspend(refresh) });

    const { rename, remove, leave, accept, decline, share, removeShare } = yield* operations(parts);

    return ListsService.of({
      state: store.state,
      server: () => store.facts().server,
      rest: sync.rest,
      refresh,
      setQuantity: yield* setQuantity(parts),
      setText: yield* setText(parts),
      create: yield* create(parts),
      rename,
      remove,
      leave,
      accept,
      decline,
      share,
      removeShare,
      products: (listId) =>
        Effect.suspend(() => {
          const query = listProductsQuery(listBy(parts, listId) ?? { products: [] });
          if (query === null) return Effect.succeed([]);
          const place = new Map(query.filters.ids?.map((id, index) => [id, index]));
          return Effect.map(catalogue.products(query), ({ products }) =>
            products.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
          );
        }),
    });
  }),
).pipe(Layer.provide(catalogueByGraphql));
