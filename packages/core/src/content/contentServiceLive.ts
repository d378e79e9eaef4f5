import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { command } from "../kernel/command.ts";
import { queue } from "../kernel/queue.ts";
import { skipIfOngoing } from "../kernel/skipIfOngoing.ts";
import * as documents from "../transport/generated/documents.ts";
import type { GraphqlDocument } from "../transport/graphqlDocument.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { ContentService } from "./ContentService.ts";
import type { ContactMessage, Feedback, Subscriber } from "./Messages.ts";
import {
  articleAnswer,
  blogPostAnswer,
  brandAnswer,
  brandsAnswer,
  deliveryInfoAnswer,
  doneAnswer,
  redirectAnswer,
  storeAnswer,
  storesAnswer,
} from "./generated/answers.ts";
import { type DoneAnswer } from "./answers.ts";

const ratings = { 1: "ONE", 2: "TWO", 3: "THREE", 4: "FOUR", 5: "FIVE" } as const;

const pagesOf = (request: GraphqlTransport["Service"]["request"]) =>
  ({
    article: (urlKey) =>
      Effect.map(
        request(documents.ArticleDocument, { decoder: articleAnswer, variables: { urlKey } }),
        ({ article }) => article,
      ),
    blogPost: (urlKey) =>
      Effect.map(
        request(documents.BlogEntryDocument, { decoder: blogPostAnswer, variables: { urlKey } }),
        ({ blogEntry }) => blogEntry,
      ),
    deliveryInfo: () =>
      Effect.map(
        request(documents.DeliveryInfoDocument, { decoder: deliveryInfoAnswer, variables: {} }),
        ({ deliveryInfo }) => deliveryInfo,
      ),
    brands: () =>
      Effect.map(request(documents.BrandsDocument, { decoder: brandsAnswer, variables: {} }), ({ brands }) => brands),
    brand: (slug) =>
      Effect.map(request(documents.BrandDocument, { decoder: brandAnswer, variables: { slug } }), ({ brand }) => brand),
    stores: () =>
      Effect.map(request(documents.StoresDocument, { decoder: storesAnswer, variables: {} }), ({ stores }) => stores),
    store: (id) =>
      Effect.map(request(documents.StoreDocument, { decoder: storeAnswer, variables: { id } }), ({ store }) => store),
    redirectOf: (path) =>
      Effect.map(
        request(documents.RedirectDocument, { decoder: redirectAnswer, variables: { path } }),
        ({ redirect }) => redirect,
      ),
  }) satisfies Partial<ContentService["Service"]>;

/** @rule FORM-3 */
export const contentServiceLive = Layer.effect(
  ContentService,
  Effect.gen(function* () {
    const { request } = yield* GraphqlTransport;
    const once = <Variables extends object>(
      document: GraphqlDocument<(typeof DoneAnswer)["Encoded"], Variables>,
      variables: Variables,
    ) =>
      Effect.flatMap(idempotencyKey, (key) =>
        request(document, { decoder: doneAnswer, variables, headers: { "idempotency-key": key } }),
      );
    const isDone = (answer: typeof DoneAnswer.Type | null): true | null => (answer === null ? null : true);

    const subscribe = yield* command(
      { name: "content.subscribe", policy: skipIfOngoing, requests: 1 },
      ({ email, name, hasConsented }: Subscriber) =>
        request(documents.SubscribeToNewsletterDocument, {
          decoder: doneAnswer,
          variables: { input: { email, name, consent: hasConsented } },
        }),
    );
    const confirm = yield* command(
      { name: "content.confirmSubscription", policy: queue, requests: 1 },
      (token: string) => request(documents.ConfirmNewsletterDocument, { decoder: doneAnswer, variables: { token } }),
    );
    const unsubscribe = yield* command({ name: "content.unsubscribe", policy: queue, requests: 1 }, (token: string) =>
      request(documents.UnsubscribeFromNewsletterDocument, { decoder: doneAnswer, variables: { token } }),
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

    return ContentService.of({
      ...pagesOf(request),
      subscribe: (subscriber) => Effect.map(subscribe(subscriber), isDone),
      confirmSubscription: (token) => Effect.asVoid(confirm(token)),
      unsubscribe: (token) => Effect.asVoid(unsubscribe(token)),
      sendMessage: (message) => Effect.map(sendMessage(message), isDone),
      sendFeedback: (feedback) => Effect.map(sendFeedback(feedback), isDone),
    });
  }),
);
