import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { command } from "../../kernel/command.ts";
import { queue } from "../../kernel/queue.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import type { GraphqlOperation } from "../../transport/graphqlOperation.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { ContentService } from "./ShopContent.ts";
import type { ContactMessage, Feedback, Subscriber } from "../model/Messages.ts";
import {
  articleQuery,
  blogEntryQuery,
  brandQuery,
  brandsQuery,
  confirmNewsletterMutation,
  deliveryInfoQuery,
  redirectQuery,
  sendContactMessageMutation,
  sendFeedbackMutation,
  storeQuery,
  storesQuery,
  subscribeToNewsletterMutation,
  unsubscribeFromNewsletterMutation,
  wishForProductMutation,
} from "../graphql/generated/operations.ts";
import type { SendFeedbackMutation as Done } from "../graphql/generated/responses.ts";

const ratings = { 1: "ONE", 2: "TWO", 3: "THREE", 4: "FOUR", 5: "FIVE" } as const;

const pagesOf = (request: GraphqlTransport["Service"]["request"]) =>
  ({
    article: (urlKey) => Effect.map(request(articleQuery, { variables: { urlKey } }), ({ article }) => article),
    blogPost: (urlKey) => Effect.map(request(blogEntryQuery, { variables: { urlKey } }), ({ blogEntry }) => blogEntry),
    deliveryInfo: () => Effect.map(request(deliveryInfoQuery, { variables: {} }), ({ deliveryInfo }) => deliveryInfo),
    brands: () => Effect.map(request(brandsQuery, { variables: {} }), ({ brands }) => brands),
    brand: (slug) => Effect.map(request(brandQuery, { variables: { slug } }), ({ brand }) => brand),
    stores: () => Effect.map(request(storesQuery, { variables: {} }), ({ stores }) => stores),
    store: (id) => Effect.map(request(storeQuery, { variables: { id } }), ({ store }) => store),
    redirectOf: (path) => Effect.map(request(redirectQuery, { variables: { path } }), ({ redirect }) => redirect),
  }) satisfies Partial<ContentService["Service"]>;

/** @rule FORM-3 */
export const contentServiceLive = Layer.effect(
  ContentService,
  Effect.gen(function* () {
    const { request } = yield* GraphqlTransport;
    const once = <Variables extends object>(document: GraphqlOperation<Done, Variables>, variables: Variables) =>
      Effect.flatMap(idempotencyKey, (key) => request(document, { variables, headers: { "idempotency-key": key } }));
    const isDone = (response: Done | null): true | null => (response === null ? null : true);

    const subscribe = yield* command(
      { name: "content.subscribe", policy: skipIfOngoing, requests: 1 },
      ({ email, name, hasConsented }: Subscriber) =>
        request(subscribeToNewsletterMutation, {
          variables: { input: { email, name, consent: hasConsented } },
        }),
    );
    const confirm = yield* command(
      { name: "content.confirmSubscription", policy: queue, requests: 1 },
      (token: string) => request(confirmNewsletterMutation, { variables: { token } }),
    );
    const unsubscribe = yield* command({ name: "content.unsubscribe", policy: queue, requests: 1 }, (token: string) =>
      request(unsubscribeFromNewsletterMutation, { variables: { token } }),
    );
    const sendMessage = yield* command(
      { name: "content.sendMessage", policy: skipIfOngoing, requests: 1 },
      (message: ContactMessage) => once(sendContactMessageMutation, { message }),
    );
    const sendFeedback = yield* command(
      { name: "content.sendFeedback", policy: skipIfOngoing, requests: 1 },
      ({ rating, ...feedback }: Feedback) =>
        once(sendFeedbackMutation, { feedback: { ...feedback, rating: ratings[rating] } }),
    );

    const wishForProduct = yield* command(
      { name: "content.wishForProduct", policy: skipIfOngoing, requests: 1 },
      (term: string) => once(wishForProductMutation, { term }),
    );

    return ContentService.of({
      ...pagesOf(request),
      subscribe: (subscriber) => Effect.map(subscribe(subscriber), isDone),
      confirmSubscription: (token) => Effect.asVoid(confirm(token)),
      unsubscribe: (token) => Effect.asVoid(unsubscribe(token)),
      sendMessage: (message) => Effect.map(sendMessage(message), isDone),
      sendFeedback: (feedback) => Effect.map(sendFeedback(feedback), isDone),
      wishForProduct: (term) => Effect.map(wishForProduct(term), isDone),
    });
  }),
);
