import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { TransportError } from "../kernel/TransportError.ts";
import type { Article } from "./Article.ts";
import type { BlogPost } from "./BlogPost.ts";
import type { Brand } from "./Brand.ts";
import type { DeliveryInfo } from "./DeliveryInfo.ts";
import type { GroceryStore } from "./GroceryStore.ts";
import type { ContactMessage, Feedback, Subscriber } from "./Messages.ts";
import type { Redirect } from "./Redirect.ts";

type Answer<A> = Effect.Effect<A, TransportError>;

/** The shop's content pages, and messages to the shop. Queries run in parallel; nothing is cached. */
export class ContentService extends Context.Service<
  ContentService,
  {
    readonly article: (urlKey: string) => Answer<Article | null>;
    readonly blogPost: (urlKey: string) => Answer<BlogPost | null>;
    readonly deliveryInfo: Answer<ReadonlyArray<DeliveryInfo>>;
    /** By name. */
    readonly brands: Answer<ReadonlyArray<Brand>>;
    readonly brand: (slug: string) => Answer<Brand | null>;
    /** In the shop's order. */
    readonly stores: Answer<ReadonlyArray<GroceryStore>>;
    readonly store: (id: string) => Answer<GroceryStore | null>;
    readonly redirectOf: (path: string) => Answer<Redirect | null>;
    /** Skipped*, with null, while another call is running. */
    readonly subscribe: (subscriber: Subscriber) => Answer<true | null>;
    /** *Joins*. */
    readonly confirmSubscription: (token: string) => Answer<void>;
    /** *Joins*. */
    readonly unsubscribe: (token: string) => Answer<void>;
    /** Skipped*, with null, while another call is running. */
    readonly sendMessage: (message: ContactMessage) => Answer<true | null>;
    /** Skipped*, with null, while another call is running. */
    readonly sendFeedback: (feedback: Feedback) => Answer<true | null>;
  }
>()("@kamra/core/content/ContentService") {}
