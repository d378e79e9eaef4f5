import type { DeliverySelection } from "@kamra/core/delivery";
import type { Product } from "@kamra/core/product";
import type { User } from "@kamra/core/session";
import type { MockAnswers } from "../server/mockServer.ts";

/** A story's parameter `shop`. */
export interface ShopParameters {
  /**
   * What the shop sells beside the goods of its cart: it leaves out what else is added. By default a dozen generated
   * products.
   */
  readonly products?: ReadonlyArray<Product>;
  /** What lies in the cart; by default nothing. Quantities count in the product's default unit. */
  readonly cart?: ReadonlyArray<{ readonly product: Product; readonly quantity: number }>;
  /** Who is logged in; what is not given is generated. By default a guest. */
  readonly user?: Partial<User> | null;
  /** By default 1186 Budapest; null for a shopper who has not chosen. */
  readonly place?: DeliverySelection | null;
  /** Whether no request reaches the server. */
  readonly isOffline?: boolean;
  /** The moment at which the clock stands; by default `testNow`. */
  readonly now?: Date;
  /** The server's other answers, by the name of the operation. */
  readonly answers?: MockAnswers;
}
