import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { command } from "../shop/command.ts";
import { queue } from "../shop/queue.ts";
import { skipIfOngoing } from "../shop/skipIfOngoing.ts";
import * as documents from "../transport/generated/documents.ts";
import type { GraphqlDocument } from "../transport/graphqlDocument.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { ArticleFromWire } from "../transport/wire/ArticleFromWire.ts";
import { BlogPostFromWire } from "../transport/wire/BlogPostFromWire.ts";
import { BrandFromWire } from "../transport/wire/BrandFromWire.ts";
import { DeliveryInfoFromWire } from "../transport/wire/DeliveryInfoFromWire.ts";
import { eachValid } from "../transport/wire/eachValid.ts";
import { GroceryStoreFromWire } from "../transport/wire/GroceryStoreFromWire.ts";
import { RedirectFromWire } from "../transport/wire/RedirectFromWire.ts";
import { ContentService } from "./ContentService.ts";
import type { ContactMessage, Feedback, Subscriber } from "./Messages.ts";

const ArticleAnswer = Schema.Struct({ article: Schema.NullOr(ArticleFromWire) });
const BlogPostAnswer = Schema.Struct({ blogEntry: Schema.NullOr(BlogPostFromWire) });
const DeliveryInfoAnswer = Schema.Struct({ deliveryInfo: eachValid(DeliveryInfoFromWire) });
const BrandsAnswer = Schema.Struct({ brands: eachValid(BrandFromWire) });
const BrandAnswer = Schema.Struct({ brand: Schema.NullOr(BrandFromWire) });
const StoresAnswer = Schema.Struct({ stores: eachValid(GroceryStoreFromWire) });
const StoreAnswer = Schema.Struct({ store: Schema.NullOr(GroceryStoreFromWire) });
const RedirectAnswer = Schema.Struct({ redirect: Schema.NullOr(RedirectFromWire) });
const Done = Schema.Struct({ done: Schema.Boolean });

const ratings = { 1: "ONE", 2: "TWO", 3: "THREE", 4: "FOUR", 5: "FIVE" } as const;

/** @rule FORM-3 */
export const contentServiceLive = Layer.effect(
  ContentService,
  Effect.gen(function* () {
    const { request } = yield* GraphqlTransport;
    const once = <Variables extends object>(
      document: GraphqlDocument<(typeof Done)["Encoded"], Variables>,
      variables: Variables,
    ) =>
      Effect.flatMap(idempotencyKey, (key) =>
        request(document, { schema: Done, variables, headers: { "idempotency-key": key } }),
      );
    const isDone = (answer: typeof Done.Type | null): true | null => (answer === null ? null : true);

    const subscribe = yield* command(
      { name: "content.subscribe", policy: skipIfOngoing, requests: 1 },
      ({ email, name, hasConsented }: Subscriber) =>
        request(documents.SubscribeToNewsletterDocument, {
          schema: Done,
          variables: { input: { email, name, consent: hasConsented } },
        }),
    );
    const confirm = yield* command(
      { name: "content.confirmSubscription", policy: queue, requests: 1 },
      (token: string) => request(documents.ConfirmNewsletterDocument, { schema: Done, variables: { token } }),
    );
    const unsubscribe = yield* command({ name: "content.unsubscribe", policy: queue, requests: 1 }, (token: string) =>
      request(documents.UnsubscribeFromNewsletterDocument, { schema: Done, variables: { token } }),
    );
    const sendMessage = yield* command(
      { name: "content.sendMessage", policy: skipIfOngoing, requests: 1 },
      (message: ContactMessage) => once(documents.SendContactMessageDocument, { message }),
    );
    const sendFeedback = yield* command(
      { name: "content.sendFeedback", policy: skipIfOngoing, requests: 1 },
      ({ rating, ...feedback }: Feedback) =>
        once(documents.SendFeedbackDocument, { feedback: { ...feedback, rating: ratings[rating] } }),
    );

    return {
      article: (urlKey) =>
        Effect.map(
          request(documents.ArticleDocument, { schema: ArticleAnswer, variables: { urlKey } }),
          ({ article }) => article,
        ),
      blogPost: (urlKey) =>
        Effect.map(
          request(documents.BlogEntryDocument, { schema: BlogPostAnswer, variables: { urlKey } }),
          ({ blogEntry }) => blogEntry,
        ),
      deliveryInfo: Effect.map(
        request(documents.DeliveryInfoDocument, { schema: DeliveryInfoAnswer, variables: {} }),
        ({ deliveryInfo }) => deliveryInfo,
      ),
      brands: Effect.map(
        request(documents.BrandsDocument, { schema: BrandsAnswer, variables: {} }),
        ({ brands }) => brands,
      ),
      brand: (slug) =>
        Effect.map(
          request(documents.BrandDocument, { schema: BrandAnswer, variables: { slug } }),
          ({ brand }) => brand,
        ),
      stores: Effect.map(
        request(documents.StoresDocument, { schema: StoresAnswer, variables: {} }),
        ({ stores }) => stores,
      ),
      store: (id) =>
        Effect.map(request(documents.StoreDocument, { schema: StoreAnswer, variables: { id } }), ({ store }) => store),
      redirectOf: (path) =>
        Effect.map(
          request(documents.RedirectDocument, { schema: RedirectAnswer, variables: { path } }),
          ({ redirect }) => redirect,
        ),
      subscribe: (subscriber) => Effect.map(subscribe(subscriber), isDone),
      confirmSubscription: (token) => Effect.asVoid(confirm(token)),
      unsubscribe: (token) => Effect.asVoid(unsubscribe(token)),
      sendMessage: (message) => Effect.map(sendMessage(message), isDone),
      sendFeedback: (feedback) => Effect.map(sendFeedback(feedback), isDone),
    };
  }),
);
