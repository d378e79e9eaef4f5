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
 * The shop's pages beside its goods, and what people write to it. Each call is one request long (`requestDeadline`), and
 * rejects with a ShopError: of refused fields with a ValidationError.
 */
export interface ShopContent {
  /** By url key; null when there is none. */
  article(urlKey: string, options?: Abortable): Promise<Article | null>;
  /** A blog entry that the shop has written itself; null when there is none by this url key. */
  blogPost(urlKey: string, options?: Abortable): Promise<BlogPost | null>;
  deliveryInfo(options?: Abortable): Promise<ReadonlyArray<DeliveryInfo>>;
  /** Those with products, by name; at most 500. */
  brands(options?: Abortable): Promise<ReadonlyArray<Brand>>;
  brand(slug: string, options?: Abortable): Promise<Brand | null>;
  /** In the shop's order. */
  stores(options?: Abortable): Promise<ReadonlyArray<GroceryStore>>;
  store(id: string, options?: Abortable): Promise<GroceryStore | null>;
  /** Where an address leads that no page has any more; null when nowhere. */
  redirectOf(path: string, options?: Abortable): Promise<Redirect | null>;
  /** Has a mail sent that asks to confirm. Skipped, with null, while one is under way. */
  subscribe(subscriber: Subscriber): Promise<true | null>;
  /** By the token that was sent by mail. Joins one that is under way. Rejects with a ServerError `INVALID_TOKEN` when it is no good. */
  confirmSubscription(token: string): Promise<void>;
  /** By the token that the newsletter carries; resolves also when it has ended already. Joins one that is under way. */
  unsubscribe(token: string): Promise<void>;
  /** Skipped, with null, while one is under way; it arrives once, however often it had to be sent. */
  sendMessage(message: ContactMessage): Promise<true | null>;
  /** Skipped, with null, while one is under way; it arrives once, however often it had to be sent. */
  sendFeedback(feedback: Feedback): Promise<true | null>;
}
