import * as Context from "effect/Context";
import type { Abortable, Query, Command, Form } from "../../kernel/methodForms.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { Article } from "../model/Article.ts";
import type { BlogPost } from "../model/BlogPost.ts";
import type { Brand } from "../model/Brand.ts";
import type { DeliveryInfo } from "../model/DeliveryInfo.ts";
import type { GroceryStore } from "../model/GroceryStore.ts";
import type { ContactMessage, Feedback, Subscriber } from "../model/Messages.ts";
import type { Redirect } from "../model/Redirect.ts";

/**
 * The shop's content pages, and messages to the shop. Queries run in parallel, reject with a ShopError, and nothing is cached.
 * Each call is one request long (`requestDeadline`). A message is refused with a ValidationError for refused fields.
 */
export interface ShopContent<As extends Form = "promise"> {
  /** By url key; null for an unknown one. */
  readonly article: (urlKey: string, options?: Abortable) => Query<As, Article | null, TransportError>;
  /** A blog entry of the shop itself; null for an unknown url key. */
  readonly blogPost: (urlKey: string, options?: Abortable) => Query<As, BlogPost | null, TransportError>;
  readonly deliveryInfo: (options?: Abortable) => Query<As, ReadonlyArray<DeliveryInfo>, TransportError>;
  /** Brands with products, by name; at most 500. */
  readonly brands: (options?: Abortable) => Query<As, ReadonlyArray<Brand>, TransportError>;
  readonly brand: (slug: string, options?: Abortable) => Query<As, Brand | null, TransportError>;
  /** In the shop's order. */
  readonly stores: (options?: Abortable) => Query<As, ReadonlyArray<GroceryStore>, TransportError>;
  readonly store: (id: string, options?: Abortable) => Query<As, GroceryStore | null, TransportError>;
  /** The new address of a page that has moved; null for an unknown one. */
  readonly redirectOf: (path: string, options?: Abortable) => Query<As, Redirect | null, TransportError>;
  /** Sends a confirmation mail. Skipped while another call is running. */
  readonly subscribe: (subscriber: Subscriber) => Command<As, true | null, TransportError>;
  /** Confirms by the mailed token. Queued. Refused with a ServerError `INVALID_TOKEN` for an invalid one. */
  readonly confirmSubscription: (token: string) => Command<As, void, TransportError>;
  /** Unsubscribes by the newsletter's token; confirmed also when already unsubscribed. Queued. */
  readonly unsubscribe: (token: string) => Command<As, void, TransportError>;
  /** Skipped while another call is running; retries arrive only once. */
  readonly sendMessage: (message: ContactMessage) => Command<As, true | null, TransportError>;
  /** Skipped while another call is running; retries arrive only once. */
  readonly sendFeedback: (feedback: Feedback) => Command<As, true | null, TransportError>;
  /**
   * Asks the shop to sell what was not found (SEARCH-13), by at most 100 characters. Skipped while another call is running; retries
   * arrive only once.
   */
  readonly wishForProduct: (term: string) => Command<As, true | null, TransportError>;
}

/** `shop.content` for other services. */
export class ContentService extends Context.Service<ContentService, ShopContent<"effect">>()(
  "@kamra/core/content/ContentService",
) {}
