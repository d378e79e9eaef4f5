import type { Article } from "./Article.ts";
import type { BlogPost } from "./BlogPost.ts";
import type { Brand } from "./Brand.ts";
import type { DeliveryInfo } from "./DeliveryInfo.ts";
import type { GroceryStore } from "./GroceryStore.ts";
import type { ContactMessage, Feedback, Subscriber } from "./Messages.ts";
import type { Redirect } from "./Redirect.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/**
 * The shop's content pages, and messages to the shop. Each call is one request long (`requestDeadline`), and rejects
 * with a ShopError, or a ValidationError for refused fields.
 */
export interface ShopContent {
  /** By url key; null for an unknown one. */
  article(urlKey: string, options?: Abortable): Promise<Article | null>;
  /** A blog entry of the shop itself; null for an unknown url key. */
  blogPost(urlKey: string, options?: Abortable): Promise<BlogPost | null>;
  deliveryInfo(options?: Abortable): Promise<ReadonlyArray<DeliveryInfo>>;
  /** Those with products, by name; at most 500. */
  brands(options?: Abortable): Promise<ReadonlyArray<Brand>>;
  brand(slug: string, options?: Abortable): Promise<Brand | null>;
  /** In the shop's order. */
  stores(options?: Abortable): Promise<ReadonlyArray<GroceryStore>>;
  store(id: string, options?: Abortable): Promise<GroceryStore | null>;
  /** The new address of a page that has moved; null for an unknown one. */
  redirectOf(path: string, options?: Abortable): Promise<Redirect | null>;
  /** Sends a confirmation mail. Skipped, with null, while another call is running. */
  subscribe(subscriber: Subscriber): Promise<true | null>;
  /** By the token that was sent by mail. Joins one that is under way. Rejects with a ServerError `INVALID_TOKEN` for an invalid one. */
  confirmSubscription(token: string): Promise<void>;
  /** By the token that the newsletter carries; resolves also when it has ended already. Joins one that is under way. */
  unsubscribe(token: string): Promise<void>;
  /** Skipped, with null, while another call is running; retries arrive only once. */
  sendMessage(message: ContactMessage): Promise<true | null>;
  /** Skipped, with null, while another call is running; retries arrive only once. */
  sendFeedback(feedback: Feedback): Promise<true | null>;
}
