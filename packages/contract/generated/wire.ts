// Generated from packages/contract/schema by `npm run codegen`. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day (`2026-11-21`) or an instant with or without an offset (`2026-11-21T10:00:00+01:00`), as ISO 8601. */
  DateTime: { input: string; output: string; }
};

export type AdditionalInformation = {
  __typename?: 'AdditionalInformation';
  gift_card_text?: Maybe<Scalars['String']['output']>;
  ribbon_color?: Maybe<Scalars['String']['output']>;
};

export type AdditionalInformationInput = {
  gift_card_text?: InputMaybe<Scalars['String']['input']>;
  ribbon_color?: InputMaybe<Scalars['String']['input']>;
};

export const Affiliation = {
  B2B: 'B2B',
  B2C: 'B2C'
} as const;

export type Affiliation = typeof Affiliation[keyof typeof Affiliation];
export type Article = {
  __typename?: 'Article';
  /** Sanitized HTML. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** A summary in one sentence. */
  lead: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
  /** The day on which it takes effect. */
  valid_from: Scalars['DateTime']['output'];
};

export type AttributeFacet = {
  __typename?: 'AttributeFacet';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  options: Array<AttributeFacetOption>;
};

export type AttributeFacetOption = {
  __typename?: 'AttributeFacetOption';
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** Available when the billing address has it enabled. */
export type BankTransferPaymentMethod = PaymentMethod & {
  __typename?: 'BankTransferPaymentMethod';
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_amount?: Maybe<Scalars['Int']['output']>;
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
};

export type BlogEntry = {
  __typename?: 'BlogEntry';
  /** Sanitized HTML. */
  content?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  lead: Scalars['String']['output'];
  published_at: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  /** The address of the entry: a path of the shop, or an https:// URL. */
  url?: Maybe<Scalars['String']['output']>;
  /** The key for `blogEntry`; absent for an entry of another site. */
  url_key?: Maybe<Scalars['String']['output']>;
};

export type BorgunPaymentMethod = PaymentMethod & {
  __typename?: 'BorgunPaymentMethod';
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_amount?: Maybe<Scalars['Int']['output']>;
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
};

export type Brand = {
  __typename?: 'Brand';
  description?: Maybe<Scalars['String']['output']>;
  /** Its products' option of the attribute `brand`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The number of products, without discontinued ones. */
  product_count: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  /** Whether the shopper confirmed that they are an adult. */
  age_confirmed: Scalars['Boolean']['output'];
  billing_address?: Maybe<CartBillingAddress>;
  cart_products: Array<CartProduct>;
  contact_data?: Maybe<CartContactData>;
  /** The applied coupon. */
  coupon_code?: Maybe<Scalars['String']['output']>;
  /**
   * What was in the cart until the shop deleted it. It is no line any more, and stays here for the shopper to read until
   * `updateCart` sets it to 0 or empties the cart.
   */
  deleted_products: Array<DeletedProduct>;
  /** Whole forint: `total_price` after discounts; absent without a discount. */
  discount_price?: Maybe<Scalars['Int']['output']>;
  /** Changes with the visible content of the cart. */
  hash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The order that the cart is delivered with, while that is possible. */
  linked_order?: Maybe<LinkableOrder>;
  /** The chosen method, and whether it is available for this cart. */
  payment_method?: Maybe<PaymentMethod>;
  payment_method_data?: Maybe<PaymentMethodData>;
  post_point?: Maybe<PostPoint>;
  /** Grows with every update, even if nothing changed. */
  revision: Scalars['Int']['output'];
  shipping_address?: Maybe<CartShippingAddress>;
  /** The linked order's method, else the one that the shopper pressed, with its problems for this cart. */
  shipping_method?: Maybe<ShippingMethod>;
  /** The time slot that is held for this cart. */
  timetable_time_slot?: Maybe<TimetableTimeSlot>;
  /** Whole forint: the sum of the lines, deposits included. */
  total_price: Scalars['Int']['output'];
  /** Lines that cannot be ordered now, because stock is missing or too low. */
  warnings: Array<CartWarning>;
};

export type CartBillingAddress = {
  __typename?: 'CartBillingAddress';
  city: Scalars['String']['output'];
  house_number: Scalars['String']['output'];
  /** The id of the user's billing address, when this is one. */
  id?: Maybe<Scalars['ID']['output']>;
  is_company: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  postcode: Scalars['Int']['output'];
  street: Scalars['String']['output'];
  vat_number?: Maybe<Scalars['String']['output']>;
};

export type CartBillingAddressInput = {
  city: Scalars['String']['input'];
  house_number: Scalars['String']['input'];
  /** The id of the user's billing address, when this is one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  is_company?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  postcode: Scalars['Int']['input'];
  street: Scalars['String']['input'];
  /** For companies. */
  vat_number?: InputMaybe<Scalars['String']['input']>;
};

export type CartContactData = {
  __typename?: 'CartContactData';
  contact_email: Scalars['String']['output'];
  contact_name: Scalars['String']['output'];
  contact_telephone: Scalars['String']['output'];
};

export type CartContactDataInput = {
  contact_email: Scalars['String']['input'];
  contact_name: Scalars['String']['input'];
  contact_telephone: Scalars['String']['input'];
};

export type CartMergeChange = {
  __typename?: 'CartMergeChange';
  kind: CartMergeKind;
  /** In default units: the quantity in the user's cart now. */
  piece: Scalars['Float']['output'];
  product_id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  /** In default units: the sum of both carts. */
  wanted: Scalars['Float']['output'];
};

export const CartMergeKind = {
  /** Reduced to the purchase limit. */
  Capped: 'capped',
  /** Converted to another unit, rounded to an orderable quantity, or given the options of the existing line. */
  Changed: 'changed',
  /** Not merged: the product cannot be ordered any more, or the cart is full. */
  Dropped: 'dropped'
} as const;

export type CartMergeKind = typeof CartMergeKind[keyof typeof CartMergeKind];
export type CartProduct = {
  __typename?: 'CartProduct';
  additional_information?: Maybe<AdditionalInformation>;
  /** In alternative units, when the shopper chose them. */
  alternative_quantity_piece?: Maybe<Scalars['Float']['output']>;
  /** In default units. */
  piece: Scalars['Float']['output'];
  /** Whole forint, gross: the current price of one default unit. */
  price: Scalars['Int']['output'];
  product: Product;
  quantityType: QuantityType;
  sliced: Scalars['Boolean']['output'];
  /** `LEAVE_OUT` by default. */
  substitution: Substitution;
  /** Whole forint, gross: the line, deposits included. */
  total_price: Scalars['Int']['output'];
};

export type CartProductInput = {
  additional_information?: InputMaybe<AdditionalInformationInput>;
  /** Counts the unit named by `quantity_type`. */
  piece: Scalars['Float']['input'];
  product_id: Scalars['ID']['input'];
  quantity_type?: QuantityType;
  sliced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null means `LEAVE_OUT`. */
  substitution?: InputMaybe<Substitution>;
};

export type CartShippingAddress = {
  __typename?: 'CartShippingAddress';
  city: Scalars['String']['output'];
  house_number?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['Int']['output'];
  street?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type CartShippingAddressInput = {
  city: Scalars['String']['input'];
  house_number?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['Int']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CartWarning = {
  __typename?: 'CartWarning';
  message: Scalars['String']['output'];
  product_id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
};

export type CashOnDeliveryPaymentMethod = PaymentMethod & {
  __typename?: 'CashOnDeliveryPaymentMethod';
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_amount?: Maybe<Scalars['Int']['output']>;
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
  /** Its replacement for delivery by post. */
  short_description_mpl_type?: Maybe<Scalars['String']['output']>;
};

export type Category = {
  __typename?: 'Category';
  children: Array<Category>;
  /** HTML. */
  content?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  is_homepage_prohibited: Scalars['Boolean']['output'];
  is_promotion: Scalars['Boolean']['output'];
  keywords?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  parent_id?: Maybe<Scalars['ID']['output']>;
  /** The number of products directly in this category, without discontinued ones and its children's. */
  product_count: Scalars['Int']['output'];
  promotion_place?: Maybe<Scalars['String']['output']>;
  /** The path of `url_key`s from the top category down, with a slash before it. */
  url: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
};

export const CheckoutType = {
  Express: 'express',
  Normal: 'normal'
} as const;

export type CheckoutType = typeof CheckoutType[keyof typeof CheckoutType];
export type ContactMessageInput = {
  /** The address for the answer. */
  email: Scalars['String']['input'];
  /** At most 5000 characters. */
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

/** Degrees, north and east. */
export type CoordinatesInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type CourierShippingMethod = ShippingMethod & {
  __typename?: 'CourierShippingMethod';
  cash_cost?: Maybe<Scalars['Int']['output']>;
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discount_price?: Maybe<Scalars['Int']['output']>;
  errors: Array<ShippingMethodError>;
  extra_cost?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Int']['output'];
  price_ranges: Array<PriceRange>;
  refuses?: Maybe<Array<GoodsTrait>>;
  short_description?: Maybe<Scalars['String']['output']>;
  time_slots?: Maybe<TimeSlotOffer>;
};

export type CreateOrderInput = {
  cart_id: Scalars['ID']['input'];
  /** For the courier. */
  comment?: InputMaybe<Scalars['String']['input']>;
  donation_data?: InputMaybe<DonationInput>;
  gamp_checkout_type?: InputMaybe<CheckoutType>;
  /** Only with the shopper's consent. */
  gamp_cid?: InputMaybe<Scalars['String']['input']>;
  /** Only with the shopper's consent. */
  gamp_session_id?: InputMaybe<Scalars['String']['input']>;
  lyoness_card_number?: InputMaybe<Scalars['String']['input']>;
  /** For a guest who also wants an account with the contact's e-mail address and name. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The shopper has empty bottles and cans for the courier to take back. `VALIDATION_FAILED` for other shipping methods. */
  returns_empties?: Scalars['Boolean']['input'];
  save_billing_address?: Scalars['Boolean']['input'];
  /** The shopper's consent that the provider stores the card for later payments. Only for users, with a provider that stores cards. */
  save_card?: Scalars['Boolean']['input'];
  /** Whether to save new addresses in the user's account. */
  save_shipping_address?: Scalars['Boolean']['input'];
};

export type CreateOrderResult = {
  __typename?: 'CreateOrderResult';
  order: Order;
  /** For a guest who gave a password. */
  registration_result?: Maybe<RegistrationResult>;
  /** The payment page; absent when nothing is to be paid now, or when a saved card was charged. */
  rewrite_url?: Maybe<Scalars['String']['output']>;
  /** The id in the order's status page: `/megrendeles/statusz/{transaction_id}`. */
  transaction_id: Scalars['ID']['output'];
};

export const CustomerType = {
  B2B: 'B2B',
  B2C: 'B2C',
  Unknown: 'UNKNOWN'
} as const;

export type CustomerType = typeof CustomerType[keyof typeof CustomerType];
export type DeletedProduct = {
  __typename?: 'DeletedProduct';
  product_id: Scalars['ID']['output'];
  /** When it was put in. */
  product_name: Scalars['String']['output'];
};

export type DeliveryInfo = {
  __typename?: 'DeliveryInfo';
  /** Sanitized HTML. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Its page is `/szallitas/{url_key}`. */
  url_key: Scalars['String']['output'];
};

/** A donation on top of the price of the goods. */
export type DonationInput = {
  /** Whole forint. */
  amount: Scalars['Int']['input'];
  cause: Scalars['String']['input'];
};

export type Empty = {
  __typename?: 'Empty';
  id: Scalars['ID']['output'];
  images: Array<Image>;
  name: Scalars['String']['output'];
  /** Whole forint, outside VAT, for each. */
  price: Scalars['Int']['output'];
  /** Grams. */
  weight?: Maybe<Scalars['Float']['output']>;
};

/** Every value that `extensions.code` of an error can have. A client treats a code it does not know as an unknown error. */
export const ErrorCode = {
  /** The request is not well-formed JSON, or not a GraphQL request. */
  BadRequest: 'BAD_REQUEST',
  /** The cart was updated after the given revision; nothing was changed. */
  CartChanged: 'CART_CHANGED',
  /** The change would invalidate the cart's coupon; nothing was changed. Clear the coupon in the same update, or keep the products. */
  DiscountCategory: 'DISCOUNT_CATEGORY',
  /** The caller may not do this with this object. */
  Forbidden: 'FORBIDDEN',
  /** The document does not parse. */
  GraphqlParseFailed: 'GRAPHQL_PARSE_FAILED',
  /** The document does not match this schema, or exceeds its limits. */
  GraphqlValidationFailed: 'GRAPHQL_VALIDATION_FAILED',
  /** The `Idempotency-Key` was used within 24 hours for another request; nothing was changed. */
  IdempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** The server failed; `extensions.id` identifies the failure in its log. */
  InternalServerError: 'INTERNAL_SERVER_ERROR',
  /** The cart id is malformed or unknown. */
  InvalidCartId: 'INVALID_CART_ID',
  /** The one-time token is unknown, expired or used. */
  InvalidToken: 'INVALID_TOKEN',
  /** The object does not exist. */
  NotFound: 'NOT_FOUND',
  /** The order's status no longer allows this; nothing was changed. */
  OrderClosed: 'ORDER_CLOSED',
  /** A given product does not exist or cannot be ordered. */
  ProductNotFound: 'PRODUCT_NOT_FOUND',
  /** Too many requests; `Retry-After` and `extensions.retry_after` say in how many seconds to retry. */
  RateLimited: 'RATE_LIMITED',
  /** The token is missing, expired or revoked; `extensions.session_end` says why it was, if it was from elsewhere. */
  Unauthenticated: 'UNAUTHENTICATED',
  /** The server cannot do it for now, and nothing was changed or it is unknown; `Retry-After` says when to retry. */
  Unavailable: 'UNAVAILABLE',
  /** An input value is invalid; `extensions.validation` holds the messages by field. */
  ValidationFailed: 'VALIDATION_FAILED',
  /** The password is wrong, or no account has the e-mail address. */
  WrongCredentials: 'WRONG_CREDENTIALS'
} as const;

export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
export type FeedbackInput = {
  /** The address for an answer, if the sender wants one. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page that the feedback is about. */
  page?: InputMaybe<Scalars['String']['input']>;
  rating: Rating;
};

export type FooterBlock = {
  __typename?: 'FooterBlock';
  id: Scalars['ID']['output'];
  links: Array<FooterLink>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type FooterLink = {
  __typename?: 'FooterLink';
  label: Scalars['String']['output'];
  /** A path of the shop, or an https:// URL. */
  url: Scalars['String']['output'];
};

export type GoodIdDiff = {
  __typename?: 'GoodIdDiff';
  /** Differences between GoodID and the account. */
  diff: Array<GoodIdDifference>;
};

export type GoodIdDifference = {
  __typename?: 'GoodIdDifference';
  /** `email`, `name` or `telephone`. */
  field: Scalars['String']['output'];
  /** GoodID's value. */
  value: Scalars['String']['output'];
};

/** A trait of goods that a shipping method may refuse. */
export const GoodsTrait = {
  /** `adults_only`: someone has to look at the buyer. */
  AdultsOnly: 'ADULTS_ONLY',
  /** Kept at 0–8 °C: `storage` CHILLED. */
  Chilled: 'CHILLED',
  /** `is_fragile`. */
  Fragile: 'FRAGILE',
  /** Kept below −18 °C: `storage` FROZEN. */
  Frozen: 'FROZEN',
  /** Not `is_mpl`. */
  NotMailable: 'NOT_MAILABLE'
} as const;

export type GoodsTrait = typeof GoodsTrait[keyof typeof GoodsTrait];
export type Image = {
  __typename?: 'Image';
  alt?: Maybe<Scalars['String']['output']>;
  conversions: ImageConversions;
  id: Scalars['ID']['output'];
};

/** Addresses of the same picture in three sizes. */
export type ImageConversions = {
  __typename?: 'ImageConversions';
  full: Scalars['String']['output'];
  list: Scalars['String']['output'];
  thumbnail: Scalars['String']['output'];
};

/** An open order that a cart can be delivered with, as it was placed; its methods as currently offered. */
export type LinkableOrder = {
  __typename?: 'LinkableOrder';
  created_at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  payment_method: LinkableOrderPaymentMethod;
  shipping_city: Scalars['String']['output'];
  shipping_house_number?: Maybe<Scalars['String']['output']>;
  shipping_method: LinkableOrderShippingMethod;
  shipping_name?: Maybe<Scalars['String']['output']>;
  shipping_note?: Maybe<Scalars['String']['output']>;
  shipping_postcode: Scalars['Int']['output'];
  shipping_street?: Maybe<Scalars['String']['output']>;
  shipping_telephone?: Maybe<Scalars['String']['output']>;
  timetable_time_slot?: Maybe<OrderTimeSlot>;
};

export type LinkableOrderPaymentMethod = {
  __typename?: 'LinkableOrderPaymentMethod';
  id: Scalars['ID']['output'];
  is_active: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
  /** Its place in the shop's list. */
  sort: Scalars['Int']['output'];
};

export type LinkableOrderShippingMethod = {
  __typename?: 'LinkableOrderShippingMethod';
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Whole forint, gross: a linked cart is delivered free of charge. */
  discount_price?: Maybe<Scalars['Int']['output']>;
  /** Courier 1, postal 2, post point 3, pickup 4. */
  id: Scalars['ID']['output'];
  is_active: Scalars['Boolean']['output'];
  /** Grams. */
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  price_ranges: Array<PriceRange>;
  short_description?: Maybe<Scalars['String']['output']>;
  /** Its place in the shop's list. */
  sort: Scalars['Int']['output'];
};

export type LoginInput = {
  authType?: LoginMethod;
  /** The guest's cart. */
  cart_id?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** True keeps the session for 365 days; without it, it ends after one. */
  stay_logged_in?: Scalars['Boolean']['input'];
};

export const LoginMethod = {
  Facebook: 'facebook',
  /** Starts at `/signin/goodid` and ends with a token for `tokenLogin`. */
  Goodid: 'goodid',
  Google: 'google',
  Okoslista: 'okoslista',
  Password: 'password'
} as const;

export type LoginMethod = typeof LoginMethod[keyof typeof LoginMethod];
export type LoginResult = {
  __typename?: 'LoginResult';
  cart: Cart;
  /** The products of the guest's cart that were not merged unchanged. */
  cart_changes: Array<CartMergeChange>;
  /**
   * For the `Authorization` header: `Bearer {token}`; returned only once. A request from the shop's own pages with `Authorization:
   * Session guest` gets the token in an HttpOnly cookie, and here the mark of the session for `Session {mark}`.
   */
  token: Scalars['String']['output'];
  user: User;
};

/** A browser or program in which the caller is logged in. */
export type LoginSession = {
  __typename?: 'LoginSession';
  created_at: Scalars['DateTime']['output'];
  /** The browser and its system, `Chrome, Windows`; absent when unknown. */
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it is the request's own. */
  is_current: Scalars['Boolean']['output'];
  /** Exact to the hour. */
  last_used_at: Scalars['DateTime']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Requests the cancellation of an order, given either its `id` (for its owner) or its `transaction_id` (for every holder of the link). `ORDER_CLOSED`
   * after `cancellable_until`, when the status no longer allows it, and while another order is linked to it. Repeating it gives
   * the same answer.
   */
  cancelOrder: Order;
  /** Ends the caller's other sessions. An account without a password sets one with `requestPasswordReset`. */
  changeMyPassword: Scalars['Boolean']['output'];
  /**
   * Pays an order whose card payment was refused by one of its `paymentAlternatives`, given either the order's `id` (for its owner) or its
   * `transaction_id` (for every holder of the link). Goods, place and date stay. `total_amount` is the total that the shopper agreed to:
   * `VALIDATION_FAILED` for another one, and for a method that is no alternative. `ORDER_CLOSED` when the order is paid, is already paid
   * in another way, was cancelled, or a card payment may still succeed. Repeating it gives the same answer. Money of an earlier card
   * payment that arrives later goes back.
   */
  changePaymentMethod: StartPaymentResult;
  /**
   * Confirms the caller's e-mail address with the token of a mail to it; its link is `/e-mail-megerosites/{email}/{token}`. A guest
   * gets `UNAUTHENTICATED`, and must log in first or set a new password: `resetPassword` also accepts the token of a
   * registration's mail. `INVALID_TOKEN` when it is unknown, expired, another account's or used, except for a repeated request
   * with the same `Idempotency-Key` header within 24 hours.
   */
  confirmEmail: User;
  /** Confirms a subscription with the mailed token, valid for three days. `INVALID_TOKEN` when it is unknown, expired or used. */
  confirmNewsletter: Scalars['Boolean']['output'];
  /**
   * Confirms an order of before its `confirm_until`, with the token of the mail to its e-mail address; its link is
   * `/megrendeles/megerosites/{transaction_id}/{token}`. `INVALID_TOKEN` for another token, `ORDER_CLOSED` when it was cancelled or it is
   * too late. Repeating it gives the same answer. Only now its goods and its place are taken: `VALIDATION_FAILED` for `products` or
   * `timetable_time_slot` when they have gone meanwhile; until `confirm_until` it can be tried again.
   */
  confirmOrder: Order;
  /** Repeating the `Idempotency-Key` header within 24 hours creates no second cart. */
  createCart: Cart;
  /** Repeating the `Idempotency-Key` header within 24 hours creates no second one. */
  createMyUserBillingAddress: UserBillingAddress;
  /** Repeating the `Idempotency-Key` header within 24 hours creates no second one. */
  createMyUserShippingAddress: UserShippingAddress;
  /**
   * Orders the cart. One cart becomes one order: a repeated request, with the same `Idempotency-Key` header or without one, returns
   * the existing order. With an `If-Match` header the cart must still have that hash, else `CART_CHANGED`. Missing data is
   * `VALIDATION_FAILED` by field; a product with too little stock is `PRODUCT_NOT_FOUND`, and appears in the cart's warnings. A coupon
   * that may not be used any more, or not by this shopper, is `VALIDATION_FAILED` by `coupon_code`: it leaves the cart, all else stays.
   */
  createOrder: CreateOrderResult;
  /** Deletes the account with all its data. Orders stay for bookkeeping, without personal data. */
  deleteMyAccount: Scalars['Boolean']['output'];
  deleteMySavedCreditCard: User;
  deleteMyUserBillingAddress: User;
  deleteMyUserShippingAddress: User;
  /** Logs the caller out everywhere else, at once, and returns the current session. */
  endMyOtherSessions: Array<LoginSession>;
  /**
   * Logs the caller out elsewhere, at once, and returns the sessions that are left. `NOT_FOUND` for the current session, which `logout`
   * ends, and for any id that is none of the caller's.
   */
  endMySession: Array<LoginSession>;
  /** Withdraws the consent, and deletes the stored allergens. */
  forgetMyAvoidedAllergens: User;
  /**
   * `WRONG_CREDENTIALS` when the password is wrong or no account has the e-mail address. The answer holds the user's cart, merged
   * with the guest's cart `cart_id`.
   */
  login: LoginResult;
  /** Revokes the request's token, and returns a new guest's cart. */
  logout: Cart;
  /**
   * Creates an account, and logs in if the token is asked for; a mail asks to confirm the address. Repeating the `Idempotency-Key`
   * header within 24 hours creates no second one.
   */
  registration: RegistrationResult;
  /** Sends a link for a new password if the address has an account. The answer is the same without an account. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Mails the link where a guest withdraws from an order, to the order's e-mail address, if that is the given one. The answer is
   * always true, so it does not tell whether there is such an order.
   */
  requestWithdrawalLink: Scalars['Boolean']['output'];
  /**
   * Sets a password with a mailed token; each works once, for an hour. Ends all sessions of the account. If the address was never
   * confirmed, it also removes linked sign-ins, shared lists and saved cards. `INVALID_TOKEN` when it is unknown, expired, used,
   * or was sent to another address.
   */
  resetPassword: Scalars['Boolean']['output'];
  /** Sends a message to the shop. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Sends feedback about the shop. */
  sendFeedback: Scalars['Boolean']['output'];
  setDefaultMySavedCreditCard: User;
  setDefaultMyUserBillingAddress: User;
  setDefaultMyUserShippingAddress: User;
  /**
   * Replaces the stored allergens, by the codes of `Product.allergens`. The first call needs the person's consent, until
   * `forgetMyAvoidedAllergens` withdraws it; without consent it is refused with VALIDATION_FAILED for `consents`.
   */
  setMyAvoidedAllergens: User;
  setMyDonations: User;
  /**
   * The outcome of a `createOrder` whose answer was lost, for the same `Idempotency-Key` header: the cart's order; or null, and then
   * a late request with that key no longer creates an order.
   */
  settleOrder?: Maybe<CreateOrderResult>;
  /**
   * Starts a new card payment after a failed or abandoned attempt, given either the order's `id` (for its owner) or its
   * `transaction_id` (for every holder of the link). Returns the open attempt if there is one. `save_card` is as in
   * `CreateOrderInput`. `ORDER_CLOSED` when the order has nothing left to pay by card.
   */
  startPayment: StartPaymentResult;
  /**
   * Sends a mail that asks to confirm the subscription; no newsletter is sent before that. The answer is the same for a
   * subscribed address.
   */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /**
   * Subscribes the caller to one mail when the product is available again; repeating it changes nothing. `VALIDATION_FAILED` for an
   * available or discontinued product, `UNAUTHENTICATED` for a guest.
   */
  subscribeToProduct: Product;
  /**
   * Logs in with a token from a redirect to `/token-login/{token}`; each works once. `INVALID_TOKEN` when it is unknown, expired or
   * used, except for a repeated request with the same `Idempotency-Key` header within 24 hours.
   */
  tokenLogin: LoginResult;
  /** Ends a subscription with the token in its mails. Repeating it gives the same answer. */
  unsubscribeFromNewsletter: Scalars['Boolean']['output'];
  /** Ends the subscription; repeating it changes nothing. `UNAUTHENTICATED` for a guest. */
  unsubscribeFromProduct: Product;
  /**
   * Changes the given fields: an absent field stays, null clears it. An `Idempotency-Key` header applies the update once within 24
   * hours: a repeated request returns the current cart, and another input with the same key is `IDEMPOTENCY_KEY_REUSED`.
   */
  updateCart: Cart;
  /** An absent field stays. A new e-mail address needs the password, and takes effect after `confirmEmail` with the mail to it. */
  updateMyPersonalData: User;
  /** Replaces the whole address. */
  updateMyUserBillingAddress: UserBillingAddress;
  /** Replaces the whole address; another user's address is `NOT_FOUND`, here and below. */
  updateMyUserShippingAddress: UserShippingAddress;
  /** Asks the shop to sell what was looked for and not found. Counted by the term's words, without a name; at most 100 characters. */
  wishForProduct: Scalars['Boolean']['output'];
  /**
   * Withdraws from the purchase of products, for the order's owner or the holder of its link; the second step. Returns the receipt,
   * which is also mailed and stored with the order. `ORDER_CLOSED` when it is too early or too late; a product or quantity that
   * cannot be returned is `VALIDATION_FAILED` by field. An `Idempotency-Key` header applies it once within 24 hours.
   */
  withdrawFromOrder: Withdrawal;
};


export type MutationCancelOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  transaction_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationChangeMyPasswordArgs = {
  current_password: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
};


export type MutationChangePaymentMethodArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  payment_method: Scalars['ID']['input'];
  total_amount: Scalars['Int']['input'];
  transaction_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmOrderArgs = {
  token: Scalars['String']['input'];
  transaction_id: Scalars['ID']['input'];
};


export type MutationCreateMyUserBillingAddressArgs = {
  address: UserBillingAddressInput;
};


export type MutationCreateMyUserShippingAddressArgs = {
  address: UserShippingAddressInput;
};


export type MutationCreateOrderArgs = {
  orderInput: CreateOrderInput;
};


export type MutationDeleteMyAccountArgs = {
  current_password: Scalars['String']['input'];
};


export type MutationDeleteMySavedCreditCardArgs = {
  card_id: Scalars['ID']['input'];
};


export type MutationDeleteMyUserBillingAddressArgs = {
  address_id: Scalars['ID']['input'];
};


export type MutationDeleteMyUserShippingAddressArgs = {
  address_id: Scalars['ID']['input'];
};


export type MutationEndMySessionArgs = {
  session_id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  loginData: LoginInput;
};


export type MutationRegistrationArgs = {
  registrationData: RegistrationInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestWithdrawalLinkArgs = {
  email: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  resetData: ResetPasswordInput;
};


export type MutationSendContactMessageArgs = {
  message: ContactMessageInput;
};


export type MutationSendFeedbackArgs = {
  feedback: FeedbackInput;
};


export type MutationSetDefaultMySavedCreditCardArgs = {
  card_id: Scalars['ID']['input'];
};


export type MutationSetDefaultMyUserBillingAddressArgs = {
  address_id: Scalars['ID']['input'];
};


export type MutationSetDefaultMyUserShippingAddressArgs = {
  address_id: Scalars['ID']['input'];
};


export type MutationSetMyAvoidedAllergensArgs = {
  allergens: Array<Scalars['String']['input']>;
  consents?: Scalars['Boolean']['input'];
};


export type MutationSetMyDonationsArgs = {
  disable_donations: Scalars['Boolean']['input'];
};


export type MutationSettleOrderArgs = {
  cart_id: Scalars['ID']['input'];
};


export type MutationStartPaymentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  save_card?: Scalars['Boolean']['input'];
  transaction_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSubscribeToNewsletterArgs = {
  input: NewsletterInput;
};


export type MutationSubscribeToProductArgs = {
  product_id: Scalars['ID']['input'];
};


export type MutationTokenLoginArgs = {
  cart_id?: InputMaybe<Scalars['ID']['input']>;
  stay_logged_in?: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromProductArgs = {
  product_id: Scalars['ID']['input'];
};


export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};


export type MutationUpdateMyPersonalDataArgs = {
  personalData: PersonalDataInput;
};


export type MutationUpdateMyUserBillingAddressArgs = {
  address: UserBillingAddressInput;
  address_id: Scalars['ID']['input'];
};


export type MutationUpdateMyUserShippingAddressArgs = {
  address: UserShippingAddressInput;
  address_id: Scalars['ID']['input'];
};


export type MutationWishForProductArgs = {
  term: Scalars['String']['input'];
};


export type MutationWithdrawFromOrderArgs = {
  withdrawal: WithdrawalInput;
};

export type NewsletterInput = {
  /** The person's consent, which a subscription needs. */
  consent: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** One row of the nutrition table, for 100 g or 100 ml. */
export type NutritionRow = {
  __typename?: 'NutritionRow';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OpeningHours = {
  __typename?: 'OpeningHours';
  closes: Scalars['String']['output'];
  /** Local time: `07:00`. */
  opens: Scalars['String']['output'];
  /** Monday 1, Sunday 7. */
  weekday: Scalars['Int']['output'];
};

/** An order with products, prices and addresses as they were when it was placed. Whole forint, gross. */
export type Order = {
  __typename?: 'Order';
  affiliation: Affiliation;
  billing_address?: Maybe<CartBillingAddress>;
  boxing_amount: Scalars['Int']['output'];
  /** The deadline of a cancellation; absent when it is not possible, or while another order is linked to this one. */
  cancellable_until?: Maybe<Scalars['DateTime']['output']>;
  cash_on_delivery_amount: Scalars['Int']['output'];
  comment?: Maybe<Scalars['String']['output']>;
  /**
   * Until when its shopper has to confirm it with the token of a mail, else it is cancelled; absent for most orders. Only large ones that a
   * shopper without a proven e-mail address pays in cash or by transfer wait so, as `PENDING`.
   */
  confirm_until?: Maybe<Scalars['DateTime']['output']>;
  contact_data?: Maybe<CartContactData>;
  coupon_code?: Maybe<Scalars['String']['output']>;
  created_at: Scalars['DateTime']['output'];
  delivery_amount: Scalars['Int']['output'];
  deposit_amount: Scalars['Int']['output'];
  /** 0 or below. */
  discount_amount: Scalars['Int']['output'];
  donation_amount: Scalars['Int']['output'];
  /** The status changes, the earliest first. */
  events: Array<OrderEvent>;
  /** The fees by VAT rate, for the invoice. */
  fees: Array<OrderFee>;
  goods_amount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /**
   * Whether products, addresses and everything else about a person are left out: the order was closed and its link is older than thirty days.
   * Its owner sees all of it.
   */
  is_brief: Scalars['Boolean']['output'];
  linked_order_id?: Maybe<Scalars['ID']['output']>;
  order_products: Array<OrderProduct>;
  /** Absent unless the order is paid by card, or was. */
  payment?: Maybe<OrderPayment>;
  payment_method: OrderMethod;
  /** How the order is fetched from the shop; absent for other shipping methods. */
  pickup?: Maybe<OrderPickup>;
  /** The post point as it was at ordering; absent for other shipping methods. */
  post_point?: Maybe<PostPoint>;
  /** Whether the courier takes empty bottles and cans back. */
  returns_empties: Scalars['Boolean']['output'];
  shipping_address?: Maybe<CartShippingAddress>;
  shipping_method: OrderMethod;
  status: OrderStatus;
  timetable_time_slot?: Maybe<OrderTimeSlot>;
  /** The sum of the seven above. */
  total_amount: Scalars['Int']['output'];
  user_type: UserType;
  /** The deadline of a withdrawal, after delivery. */
  withdrawable_until?: Maybe<Scalars['DateTime']['output']>;
  /** The earliest first. */
  withdrawals: Array<Withdrawal>;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  created_at: Scalars['DateTime']['output'];
  status: OrderStatus;
};

/**
 * The part of a fee with one VAT rate. A fee has the rates of the goods, in proportion to their price after discount. The parts of a
 * kind add up to the order's `delivery_amount`, `cash_on_delivery_amount` or `boxing_amount`.
 */
export type OrderFee = {
  __typename?: 'OrderFee';
  /** Gross. */
  amount: Scalars['Int']['output'];
  kind: OrderFeeKind;
  /** Percent; absent when no product has a rate. */
  vat?: Maybe<Scalars['Float']['output']>;
  /** The VAT in `amount`. */
  vat_amount: Scalars['Int']['output'];
};

export const OrderFeeKind = {
  Boxing: 'BOXING',
  CashOnDelivery: 'CASH_ON_DELIVERY',
  Delivery: 'DELIVERY'
} as const;

export type OrderFeeKind = typeof OrderFeeKind[keyof typeof OrderFeeKind];
/** A shipping or payment method with its name at ordering. */
export type OrderMethod = {
  __typename?: 'OrderMethod';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrderPage = {
  __typename?: 'OrderPage';
  /** The newest first. */
  data: Array<Order>;
  paginatorInfo: PaginatorInfo;
};

/** The state of an order's card payment. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** Whether `startPayment` can start or continue an attempt. */
  can_retry: Scalars['Boolean']['output'];
  /** Why the latest attempt of a `REFUSED` payment failed, if known. */
  refusal?: Maybe<PaymentRefusal>;
  status: PaymentStatus;
};

/** How an order is fetched from the shop. Whoever may see the order may fetch it. */
export type OrderPickup = {
  __typename?: 'OrderPickup';
  /** Six digits and letters to show at the counter; absent for orders of before there were codes. */
  code?: Maybe<Scalars['String']['output']>;
  /** The week of the store at the order's address; empty when it is none of the shop's. */
  opening_hours: Array<OpeningHours>;
  /** From when the goods can be fetched, as expected when the order was placed or paid. */
  ready_from?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderProduct = {
  __typename?: 'OrderProduct';
  additional_information?: Maybe<AdditionalInformation>;
  /** The name of the alternative unit at ordering, when the shopper chose it. */
  alternative_quantity_name?: Maybe<Scalars['String']['output']>;
  /** In alternative units, when the shopper chose them. */
  alternative_quantity_piece?: Maybe<Scalars['Float']['output']>;
  default_quantity_name: Scalars['String']['output'];
  /** The deposits in `total_price`: outside VAT, never discounted. */
  deposit_amount: Scalars['Int']['output'];
  /** The line's part of the order's `discount_amount`, 0 or below: 0 for a product that the coupon did not count. */
  discount_amount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The price of the line after discount: `total_price` + `discount_amount`. */
  paid_amount: Scalars['Int']['output'];
  /** In default units. */
  piece: Scalars['Float']['output'];
  /** The price of one default unit. */
  price: Scalars['Int']['output'];
  product_id: Scalars['ID']['output'];
  quantityType: QuantityType;
  sliced: Scalars['Boolean']['output'];
  substitution: Substitution;
  /** The price of the line before discount, deposits included. */
  total_price: Scalars['Int']['output'];
  /** Percent. */
  vat?: Maybe<Scalars['Float']['output']>;
  /** The VAT in `paid_amount`; 0 without a rate. */
  vat_amount: Scalars['Int']['output'];
  /** The quantity that can still be withdrawn, in default units; 0 for perishable products, and for products of an earlier withdrawal. */
  withdrawable_piece: Scalars['Float']['output'];
};

export type OrderStatus = {
  __typename?: 'OrderStatus';
  code: OrderStatusCode;
  /** The title for shoppers. */
  title: Scalars['String']['output'];
};

export const OrderStatusCode = {
  Accepted: 'ACCEPTED',
  Canceled: 'CANCELED',
  Complete: 'COMPLETE',
  GpointShipped: 'GPOINT_SHIPPED',
  Invoiced: 'INVOICED',
  KamraShipped: 'KAMRA_SHIPPED',
  MarkedToCancel: 'MARKED_TO_CANCEL',
  MplShipped: 'MPL_SHIPPED',
  PaymentPending: 'PAYMENT_PENDING',
  PaymentReceived: 'PAYMENT_RECEIVED',
  PaymentRefused: 'PAYMENT_REFUSED',
  Pending: 'PENDING',
  Processing: 'PROCESSING'
} as const;

export type OrderStatusCode = typeof OrderStatusCode[keyof typeof OrderStatusCode];
export type OrderTimeSlot = {
  __typename?: 'OrderTimeSlot';
  /** A calendar day. */
  range_date: Scalars['DateTime']['output'];
  /** `07:00` */
  time_from: Scalars['String']['output'];
  time_to: Scalars['String']['output'];
};

/** A product that the user has ordered, with the number of orders and the last quantity. */
export type OrderedProduct = {
  __typename?: 'OrderedProduct';
  alternative_quantity_name?: Maybe<Scalars['String']['output']>;
  /** The last quantity in alternative units, when the shopper chose them. */
  alternative_quantity_piece?: Maybe<Scalars['Float']['output']>;
  /** Of the latest order with it. */
  created_at: Scalars['DateTime']['output'];
  default_quantity_name: Scalars['String']['output'];
  default_quantity_piece: Scalars['Float']['output'];
  /** Of the first order with it. */
  first_created_at?: Maybe<Scalars['DateTime']['output']>;
  /** The number of orders with this product. */
  order_count: Scalars['Int']['output'];
  product: OrderedProductReference;
};

export type OrderedProductReference = {
  __typename?: 'OrderedProductReference';
  default_category_id?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** The position of a page in a list. */
export type PaginatorInfo = {
  __typename?: 'PaginatorInfo';
  /** The number of this page, from 1. */
  currentPage: Scalars['Int']['output'];
  hasMorePages: Scalars['Boolean']['output'];
  lastPage: Scalars['Int']['output'];
  /** The maximum number of entries on a page. */
  perPage: Scalars['Int']['output'];
  /** The number of entries on all pages. */
  total: Scalars['Int']['output'];
};

/** A payment method that can take a refused card's place. */
export type PaymentAlternative = {
  __typename?: 'PaymentAlternative';
  /** Its fee, part of the total; whole forint, gross. */
  cost: Scalars['Int']['output'];
  payment_method: OrderMethod;
  /** What the order costs with it; whole forint. */
  total_amount: Scalars['Int']['output'];
};

/** The type and the id determine the kind: bank transfer 1, cash on delivery 2, card by Simple 3, card by Borgun 4, saved card 5. */
export type PaymentMethod = {
  /** Whole forint, gross. */
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  /** The greatest amount that can be paid with it, its cost included; whole forint. */
  max_amount?: Maybe<Scalars['Int']['output']>;
  /** The least amount that can be paid with it, its cost included; whole forint. An order of 0 Ft needs no payment. */
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodData = {
  __typename?: 'PaymentMethodData';
  user_saved_credit_card_id?: Maybe<Scalars['ID']['output']>;
};

export type PaymentMethodDataInput = {
  user_saved_credit_card_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Why a payment attempt failed. */
export const PaymentRefusal = {
  /** The shopper cancelled. */
  Canceled: 'CANCELED',
  /** The bank declined. */
  Declined: 'DECLINED',
  TimedOut: 'TIMED_OUT',
  /** The provider could not be reached; no charge was made. */
  Unreachable: 'UNREACHABLE'
} as const;

export type PaymentRefusal = typeof PaymentRefusal[keyof typeof PaymentRefusal];
export const PaymentStatus = {
  Pending: 'PENDING',
  Received: 'RECEIVED',
  Refused: 'REFUSED',
  /** The order was already cancelled or paid when this payment arrived. */
  ToGiveBack: 'TO_GIVE_BACK'
} as const;

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];
export type PersonalDataInput = {
  /** Required for a new e-mail address. */
  current_password?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Null clears the value. */
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type PickupShippingMethod = ShippingMethod & {
  __typename?: 'PickupShippingMethod';
  cash_cost?: Maybe<Scalars['Int']['output']>;
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discount_price?: Maybe<Scalars['Int']['output']>;
  errors: Array<ShippingMethodError>;
  extra_cost?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Int']['output'];
  price_ranges: Array<PriceRange>;
  refuses?: Maybe<Array<GoodsTrait>>;
  short_description?: Maybe<Scalars['String']['output']>;
  time_slots?: Maybe<TimeSlotOffer>;
};

export type PostPoint = {
  __typename?: 'PostPoint';
  city: Scalars['String']['output'];
  /** The post's own id. */
  ext_id: Scalars['String']['output'];
  house_number: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Degrees, north. */
  latitude: Scalars['Float']['output'];
  /** Degrees, east. */
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  postcode: Scalars['Int']['output'];
  /** A description of the kind of place. */
  service_point_type: Scalars['String']['output'];
  street_name: Scalars['String']['output'];
  street_type: Scalars['String']['output'];
  /** As text. */
  working_hours: Scalars['String']['output'];
};

export type PostPointFilters = {
  city?: InputMaybe<Scalars['String']['input']>;
  near?: InputMaybe<CoordinatesInput>;
  postcode?: InputMaybe<Scalars['Int']['input']>;
};

export type PostPointShippingMethod = ShippingMethod & {
  __typename?: 'PostPointShippingMethod';
  cash_cost?: Maybe<Scalars['Int']['output']>;
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discount_price?: Maybe<Scalars['Int']['output']>;
  errors: Array<ShippingMethodError>;
  extra_cost?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Int']['output'];
  price_ranges: Array<PriceRange>;
  refuses?: Maybe<Array<GoodsTrait>>;
  short_description?: Maybe<Scalars['String']['output']>;
  time_slots?: Maybe<TimeSlotOffer>;
};

export type PostalShippingMethod = ShippingMethod & {
  __typename?: 'PostalShippingMethod';
  cash_cost?: Maybe<Scalars['Int']['output']>;
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discount_price?: Maybe<Scalars['Int']['output']>;
  errors: Array<ShippingMethodError>;
  extra_cost?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Int']['output'];
  price_ranges: Array<PriceRange>;
  refuses?: Maybe<Array<GoodsTrait>>;
  short_description?: Maybe<Scalars['String']['output']>;
  time_slots?: Maybe<TimeSlotOffer>;
};

export type Postcode = {
  __typename?: 'Postcode';
  city: Scalars['String']['output'];
  postcode: Scalars['Int']['output'];
  street?: Maybe<Scalars['String']['output']>;
};

export type PostcodeFilters = {
  city?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['Int']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
};

/** The price of delivery for goods worth `from` forint or more. */
export type PriceRange = {
  __typename?: 'PriceRange';
  from: Scalars['Int']['output'];
  price: Scalars['Int']['output'];
};

export type Product = {
  __typename?: 'Product';
  /** May be sold to adults only. */
  adults_only: Scalars['Boolean']['output'];
  /** The codes of the allergens it contains, as in Annex II of Regulation (EU) No 1169/2011. */
  allergens: Array<Scalars['String']['output']>;
  /** Default units in one alternative unit. */
  alternative_quantity_exchange_rate?: Maybe<Scalars['Float']['output']>;
  alternative_quantity_minimum?: Maybe<Scalars['Float']['output']>;
  alternative_quantity_name?: Maybe<Scalars['String']['output']>;
  alternative_quantity_scale?: Maybe<Scalars['Float']['output']>;
  attributes: Array<ProductAttribute>;
  barcodes: Array<Scalars['String']['output']>;
  categories: Array<ProductCategoryLink>;
  /** Ingredients, with the allergens marked; HTML. */
  components?: Maybe<Scalars['String']['output']>;
  default_category_id?: Maybe<Scalars['ID']['output']>;
  default_quantity_minimum?: Maybe<Scalars['Float']['output']>;
  default_quantity_name: Scalars['String']['output'];
  default_quantity_scale?: Maybe<Scalars['Float']['output']>;
  /** HTML. */
  description?: Maybe<Scalars['String']['output']>;
  /** Deposit items of one default unit. */
  empties: Array<Empty>;
  ext_id?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  images: Array<Image>;
  /** Breaks or leaks in a parcel; null where the shop does not say: then it does not. */
  is_fragile?: Maybe<Scalars['Boolean']['output']>;
  /** May be sent by post. */
  is_mpl: Scalars['Boolean']['output'];
  /** Whether the shopper can withdraw from its purchase; false for perishable products. */
  is_returnable: Scalars['Boolean']['output'];
  /** Whether the caller gets a mail when it is available again. */
  is_subscribed: Scalars['Boolean']['output'];
  /** The lowest price of the 30 days before the reduction; whole forint, gross. */
  lowest_price_30d?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  /** The minimum shelf life at delivery, in days. */
  min_expiry_days?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  news_from_date?: Maybe<Scalars['DateTime']['output']>;
  news_to_date?: Maybe<Scalars['DateTime']['output']>;
  nutrition_data: Array<NutritionRow>;
  package_official_g?: Maybe<Scalars['Float']['output']>;
  package_official_ml?: Maybe<Scalars['Float']['output']>;
  /** The caller's personal price, until it ends; absent for a guest. */
  personal_discount_price?: Maybe<Scalars['Int']['output']>;
  personal_discount_unit_price?: Maybe<Scalars['Int']['output']>;
  prefixbox_score?: Maybe<Scalars['Float']['output']>;
  previous_id?: Maybe<Scalars['ID']['output']>;
  /** Whole forint, gross, for one default unit. */
  price: Scalars['Int']['output'];
  /** How many price units one default unit's price is multiplied by; 1 when absent. */
  price_per_unit?: Maybe<Scalars['Float']['output']>;
  /** The unit of the unit price: `kg`, `l`, `db`, … */
  price_unit?: Maybe<Scalars['String']['output']>;
  promo_type?: Maybe<PromoType>;
  sliceable: Scalars['Boolean']['output'];
  smarturl?: Maybe<Scalars['String']['output']>;
  special_from_date?: Maybe<Scalars['DateTime']['output']>;
  special_price?: Maybe<Scalars['Int']['output']>;
  special_to_date?: Maybe<Scalars['DateTime']['output']>;
  special_unit_price?: Maybe<Scalars['Int']['output']>;
  status: ProductStatus;
  /** How it is kept on its way to the shopper; null where the shop does not say: then as AMBIENT. */
  storage?: Maybe<ProductStorage>;
  /** Whole forint for one price unit, of the regular, special and personal price. */
  unit_price?: Maybe<Scalars['Int']['output']>;
  url_key: Scalars['String']['output'];
  /** Percent. */
  vat?: Maybe<Scalars['Float']['output']>;
  vote_calculated: Votes;
  webshop_only_price: Scalars['Boolean']['output'];
  /** Grams of one default unit. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  code: Scalars['String']['output'];
  filterable: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  is_active: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  options: Array<ProductAttributeOption>;
};

export type ProductAttributeFilter = {
  code: Scalars['String']['input'];
  option_ids: Array<Scalars['ID']['input']>;
};

export type ProductAttributeOption = {
  __typename?: 'ProductAttributeOption';
  id: Scalars['ID']['output'];
  is_active: Scalars['Boolean']['output'];
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  position: Scalars['Int']['output'];
};

export type ProductCategoryLink = {
  __typename?: 'ProductCategoryLink';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
};

export type ProductFacets = {
  __typename?: 'ProductFacets';
  attributes: Array<AttributeFacet>;
  discounted_count: Scalars['Int']['output'];
  news_count: Scalars['Int']['output'];
  price_max?: Maybe<Scalars['Int']['output']>;
  /** Whole forint, gross, current price; absent when there are no products. */
  price_min?: Maybe<Scalars['Int']['output']>;
};

export type ProductFilters = {
  /** Attributes combine with AND, the options of one attribute with OR. */
  attributes?: InputMaybe<Array<ProductAttributeFilter>>;
  /** Products of this category and its descendants. */
  category_id?: InputMaybe<Scalars['ID']['input']>;
  /** Only products whose current price is below the regular one. */
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these products, in the order of the ids unless a sort is given. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only products that are currently new. */
  news?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole forint, gross, current price; both ends inclusive. */
  price_from?: InputMaybe<Scalars['Int']['input']>;
  price_to?: InputMaybe<Scalars['Int']['input']>;
  /** When absent, all but discontinued products; with `ids`, those as well. */
  productStatus?: InputMaybe<Array<ProductStatus>>;
  promo_type?: InputMaybe<PromoType>;
  /** Leaves out products that name one of these allergens, by the codes of `Product.allergens`. A product that names none stays. */
  without_allergens?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ProductPage = {
  __typename?: 'ProductPage';
  /**
   * What was searched for instead of the term, because nothing has its words: a corrected spelling, or goods in place of a brand that the shop
   * lacks. Null when the term was taken as it is, and on lists without a term.
   */
  corrected_term?: Maybe<Scalars['String']['output']>;
  data: Array<Product>;
  /** Counts of the products on all pages; each attribute, the price and the two flags are counted without their own filter. */
  facets: ProductFacets;
  paginatorInfo: PaginatorInfo;
  /**
   * Whether a long list of a catalogue of 50,000 products or more is of its most popular products alone: pages, `total` and facets leave out the others.
   * A filter chooses among all.
   */
  popular_only: Scalars['Boolean']['output'];
};

export const ProductSort = {
  CreatedAt: 'CREATED_AT',
  Name: 'NAME',
  PrefixboxScore: 'PREFIXBOX_SCORE',
  Price: 'PRICE',
  UnitPrice: 'UNIT_PRICE'
} as const;

export type ProductSort = typeof ProductSort[keyof typeof ProductSort];
export const ProductStatus = {
  Available: 'AVAILABLE',
  OutOfStock: 'OUT_OF_STOCK',
  PermanentlyEnded: 'PERMANENTLY_ENDED',
  Seasonal: 'SEASONAL',
  Unavailable: 'UNAVAILABLE'
} as const;

export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];
/** The temperature at which a product is kept. */
export const ProductStorage = {
  Ambient: 'AMBIENT',
  /** 0–8 °C. */
  Chilled: 'CHILLED',
  /** Below −18 °C. */
  Frozen: 'FROZEN'
} as const;

export type ProductStorage = typeof ProductStorage[keyof typeof ProductStorage];
export const PromoType = {
  Promo_1: 'PROMO_1',
  Promo_2: 'PROMO_2',
  Promo_3: 'PROMO_3'
} as const;

export type PromoType = typeof PromoType[keyof typeof PromoType];
export const QuantityType = {
  Alternative: 'alternative',
  Default: 'default'
} as const;

export type QuantityType = typeof QuantityType[keyof typeof QuantityType];
export type Query = {
  __typename?: 'Query';
  /** The top categories; four levels through `children`. */
  allProductCategories: Array<Category>;
  /** `aszf`, `adatkezelesi-tajekoztato`, `impresszum`, … */
  article?: Maybe<Article>;
  /** The newest first, in pages of `first` entries. */
  blogEntries: Array<BlogEntry>;
  /** An entry that the shop has written. */
  blogEntry?: Maybe<BlogEntry>;
  brand?: Maybe<Brand>;
  /** Brands with visible products, by name, in pages of `first` entries. */
  brands: Array<Brand>;
  /** The cart with this id, or null. A malformed id is `INVALID_CART_ID`. */
  cart?: Maybe<Cart>;
  /** The pages about delivery, in order. */
  deliveryInfo: Array<DeliveryInfo>;
  /** Whether this e-mail address is free for a new account. */
  emailAvailability: Scalars['Boolean']['output'];
  /** All data that the shop stores about the caller, as JSON. */
  exportMyData: Scalars['String']['output'];
  footerBlocks: Array<FooterBlock>;
  getCart?: Maybe<Cart>;
  getProductById?: Maybe<Product>;
  /** The product with this `url_key` or `smarturl`, in any status. */
  getProductByUrlKey?: Maybe<Product>;
  /**
   * The caller's open orders that a cart can be delivered with, the newest first. Orders that wait for a card payment, and orders
   * that are linked themselves, are not included. An order and its linked carts are one delivery: if their weight exceeds the
   * limit of the shipping method or the time slot, the method has the error `weight`. `cart_id` is the cart to link, or an empty
   * text. The list is empty for a guest.
   */
  linkableOrders: Array<LinkableOrder>;
  /** The caller; `UNAUTHENTICATED` for a guest. */
  me: User;
  /** Where the caller is logged in: the current session first, then the last used. */
  mySessions: Array<LoginSession>;
  /** The caller's own order with this id, or null. */
  order?: Maybe<Order>;
  /**
   * The order with this `transaction_id`, 128 random bits in the shopper's link: every holder of the link may see it. Null when
   * there is none. Once the order is closed, its contact data and addresses are masked (`•••`), and an old link shows less
   * (`is_brief`), unless `email` is the order's. Its owner sees all of it.
   */
  orderByTransaction?: Maybe<Order>;
  /**
   * The methods that can take a refused card's place by `changePaymentMethod`, given either the order's `id` (for its owner) or its
   * `transaction_id` (for every holder of the link). Empty unless the order's card payment was refused and it can still be cancelled.
   */
  paymentAlternatives: Array<PaymentAlternative>;
  /**
   * The five payment methods, each with its availability: for a cart, as its shipping method allows, or for an order; their
   * amounts are limited by `min_amount` and `max_amount`. Bank
   * transfer depends on the given billing address of the user, else on the cart's.
   */
  paymentMethods: Array<PaymentMethod>;
  /**
   * Parcel pickup points of the post, at most 100: by the beginning of the city's name, ignoring accents and case. Sorted by the
   * distance from `near`, else by the difference from `postcode`, else by city.
   */
  postPoints: Array<PostPoint>;
  /**
   * Places by postcode and by the beginning of their names. Without `filters.street` one entry per place, without a street; with
   * it, the streets that begin with it. Accents and case are ignored. At most 100 entries.
   */
  postcodes: Array<Postcode>;
  /** Products by filter, in pages of `first` entries. */
  products: ProductPage;
  /** The redirect of a former address; its query is ignored. */
  redirect?: Maybe<Redirect>;
  /**
   * Products by words; accents and case are ignored, and the last word may be incomplete. A term in quotation marks is taken word for word:
   * nothing is corrected.
   */
  searchProducts: ProductPage;
  /** Suggestions for a search box. */
  searchSuggestions: SearchSuggestions;
  /**
   * A shopping list's terms in one request: for each, in their order, what is found first, by whole words. At most 60 terms; more are
   * `VALIDATION_FAILED` at `terms`.
   */
  searchTerms: Array<TermProducts>;
  /**
   * The four shipping methods, each with its problems for this cart and postcode. Without a cart the weight is not checked, and
   * without a postcode the place is not checked.
   */
  shippingMethods: Array<ShippingMethod>;
  store?: Maybe<Store>;
  /** In the shop's order. */
  stores: Array<Store>;
  /**
   * The courier's time slots for a postcode, by default that of the cart's shipping address: from now for at least seven days, the
   * earliest first. Empty where the courier does not deliver.
   */
  timetableTimeSlots: Array<TimetableTimeSlot>;
  /** Previews the refund of a withdrawal: the first of two steps, which changes nothing. Fails like `withdrawFromOrder`. */
  withdrawalTerms: WithdrawalTerms;
};


export type QueryArticleArgs = {
  url_key: Scalars['String']['input'];
};


export type QueryBlogEntriesArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryBlogEntryArgs = {
  url_key: Scalars['String']['input'];
};


export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


export type QueryBrandsArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryCartArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
};


export type QueryGetCartArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetProductByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetProductByUrlKeyArgs = {
  url_key: Scalars['String']['input'];
};


export type QueryLinkableOrdersArgs = {
  cart_id: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderByTransactionArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  transaction_id: Scalars['ID']['input'];
};


export type QueryPaymentAlternativesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  transaction_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPaymentMethodsArgs = {
  cart_id?: InputMaybe<Scalars['ID']['input']>;
  order_id?: InputMaybe<Scalars['ID']['input']>;
  user_billing_address_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPostPointsArgs = {
  filters?: InputMaybe<PostPointFilters>;
};


export type QueryPostcodesArgs = {
  filters: PostcodeFilters;
};


export type QueryProductsArgs = {
  direction?: InputMaybe<SortDirection>;
  filters?: InputMaybe<ProductFilters>;
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sort?: InputMaybe<ProductSort>;
};


export type QueryRedirectArgs = {
  path: Scalars['String']['input'];
};


export type QuerySearchProductsArgs = {
  direction?: InputMaybe<SortDirection>;
  filters?: InputMaybe<ProductFilters>;
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  sort?: InputMaybe<SearchSort>;
  term: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  term: Scalars['String']['input'];
};


export type QuerySearchTermsArgs = {
  terms: Array<Scalars['String']['input']>;
};


export type QueryShippingMethodsArgs = {
  cart_id?: InputMaybe<Scalars['ID']['input']>;
  postcode?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStoreArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTimetableTimeSlotsArgs = {
  cart_id?: InputMaybe<Scalars['ID']['input']>;
  postcode?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWithdrawalTermsArgs = {
  withdrawal: WithdrawalInput;
};

export const Rating = {
  Five: 'FIVE',
  Four: 'FOUR',
  One: 'ONE',
  Three: 'THREE',
  Two: 'TWO'
} as const;

export type Rating = typeof Rating[keyof typeof Rating];
export type Redirect = {
  __typename?: 'Redirect';
  /** 301 is permanent, 302 temporary. */
  status: Scalars['Int']['output'];
  /** A path of the shop, or an https:// URL. */
  target: Scalars['String']['output'];
};

export type RefundAccount = {
  __typename?: 'RefundAccount';
  holder: Scalars['String']['output'];
  /** Its last four signs. */
  masked_number: Scalars['String']['output'];
};

export type RefundAccountInput = {
  holder: Scalars['String']['input'];
  /** A Hungarian account number of 16 or 24 digits, or an IBAN; spaces and hyphens are ignored. */
  number: Scalars['String']['input'];
};

export type RegistrationInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** 8 to 128 characters. */
  password: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type RegistrationResult = {
  __typename?: 'RegistrationResult';
  /** Like a login's, for one day. Asking for it begins the session. */
  token: Scalars['String']['output'];
  user: User;
};

export type ResetPasswordInput = {
  /** The address that received the token. */
  email: Scalars['String']['input'];
  /** 8 to 128 characters. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** For users with a saved card. */
export type SavedCardPaymentMethod = PaymentMethod & {
  __typename?: 'SavedCardPaymentMethod';
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_amount?: Maybe<Scalars['Int']['output']>;
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
};

export type SavedCreditCard = {
  __typename?: 'SavedCreditCard';
  /** `11/28` */
  card_exp: Scalars['String']['output'];
  /** The last four digits. */
  card_pan: Scalars['String']['output'];
  card_title: Scalars['String']['output'];
  card_type: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  is_default: Scalars['Boolean']['output'];
};

export const SearchSort = {
  Id: 'ID',
  Name: 'NAME',
  PrefixboxScore: 'PREFIXBOX_SCORE',
  Price: 'PRICE',
  SearchScore: 'SEARCH_SCORE',
  Sort: 'SORT',
  UnitPrice: 'UNIT_PRICE'
} as const;

export type SearchSort = typeof SearchSort[keyof typeof SearchSort];
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Those that have a page, and all words of the term in their names; the ones with the most products first. */
  brands: Array<SuggestedBrand>;
  /** Those with all words of the term in their names; when there are none, those with any. */
  categories: Array<SuggestedCategory>;
  /** As in `ProductPage`. */
  corrected_term?: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
};

/** A delivery area of the courier. */
export type Sector = {
  __typename?: 'Sector';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/**
 * Why a session was ended from elsewhere: `extensions.session_end` beside the code `UNAUTHENTICATED`, for a month. Absent when it expired,
 * logged out or is unknown. A client treats a reason that it does not know as an absent one.
 */
export const SessionEnd = {
  /** The account has got another password. */
  NewPassword: 'NEW_PASSWORD',
  /** The user ended it on another device. */
  OtherDevice: 'OTHER_DEVICE'
} as const;

export type SessionEnd = typeof SessionEnd[keyof typeof SessionEnd];
/** The id determines the kind: courier 1, postal 2, post point 3, pickup 4. */
export type ShippingMethod = {
  /** What paying when the goods are handed over costs; whole forint, gross. Absent where that is not possible, and in a cart. */
  cash_cost?: Maybe<Scalars['Int']['output']>;
  delivery_time?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** The maximum delivery fee during the discount; whole forint, gross. */
  discount_price?: Maybe<Scalars['Int']['output']>;
  errors: Array<ShippingMethodError>;
  /** The boxing fee; whole forint, gross. */
  extra_cost?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Grams. */
  max_weight?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** Whole forint, gross. */
  price: Scalars['Int']['output'];
  /** The fee by the price of the goods; empty for a fixed price. A time slot's own price replaces these until delivery is free. */
  price_ranges: Array<PriceRange>;
  /** The goods that it does not carry, by their traits; null where the shop does not say: then each kind has its own. */
  refuses?: Maybe<Array<GoodsTrait>>;
  short_description?: Maybe<Scalars['String']['output']>;
  /**
   * The courier's time slots at the place, before one is chosen. Absent where the courier does not go, without a postcode, for a cart that
   * comes with an earlier order, for methods without time slots, and in a cart.
   */
  time_slots?: Maybe<TimeSlotOffer>;
};

export type ShippingMethodError = {
  __typename?: 'ShippingMethodError';
  /** `weight`, `products`, `postcode`, `link`, `unavailable` (the shop has switched it off), or a kind of a newer server. */
  kind: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The products that this method does not carry, for the kind `products`, which every method may have. */
  product_ids?: Maybe<Array<Scalars['ID']['output']>>;
};

export type SimplePaymentMethod = PaymentMethod & {
  __typename?: 'SimplePaymentMethod';
  cost: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  is_available: Scalars['Boolean']['output'];
  max_amount?: Maybe<Scalars['Int']['output']>;
  min_amount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  short_description?: Maybe<Scalars['String']['output']>;
};

export const SortDirection = {
  Asc: 'ASC',
  Desc: 'DESC'
} as const;

export type SortDirection = typeof SortDirection[keyof typeof SortDirection];
export type SpecialDay = {
  __typename?: 'SpecialDay';
  closes?: Maybe<Scalars['String']['output']>;
  /** A calendar day. */
  date: Scalars['DateTime']['output'];
  /** `Szenteste`, … */
  name: Scalars['String']['output'];
  /** Both absent when it is closed. */
  opens?: Maybe<Scalars['String']['output']>;
};

export type StartPaymentResult = {
  __typename?: 'StartPaymentResult';
  order: Order;
  /** The payment page; absent when the provider cannot be reached, or when a saved card was charged. */
  rewrite_url?: Maybe<Scalars['String']['output']>;
};

export type Store = {
  __typename?: 'Store';
  city: Scalars['String']['output'];
  /** Sanitized HTML. */
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  house_number: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** By weekday, then by hour; a missing day is closed. */
  opening_hours: Array<OpeningHours>;
  postcode: Scalars['Int']['output'];
  /** Exceptions to the weekly hours, for the next 30 days. */
  special_days: Array<SpecialDay>;
  street: Scalars['String']['output'];
  telephone?: Maybe<Scalars['String']['output']>;
};

/** What the shop does when a product has run out while the order is picked. */
export const Substitution = {
  /** Calls the shopper. */
  CallMe: 'CALL_ME',
  /** Leaves the product out. */
  LeaveOut: 'LEAVE_OUT',
  /** Brings a similar product. */
  Similar: 'SIMILAR'
} as const;

export type Substitution = typeof Substitution[keyof typeof Substitution];
export type SuggestedBrand = {
  __typename?: 'SuggestedBrand';
  /** As of `Brand`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type SuggestedCategory = {
  __typename?: 'SuggestedCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The `url_key`s from the top category down, joined with `/`. */
  path: Scalars['String']['output'];
};

export type TermProducts = {
  __typename?: 'TermProducts';
  /** As in `ProductPage`. */
  corrected_term?: Maybe<Scalars['String']['output']>;
  /** The first six. */
  products: Array<Product>;
};

/** Local time: `07:00` to `09:00`. */
export type TimeRange = {
  __typename?: 'TimeRange';
  id: Scalars['ID']['output'];
  time_from: Scalars['String']['output'];
  time_to: Scalars['String']['output'];
};

/** The time slots that this cart could choose now, of any weight without a cart. All fields are absent when there is none. */
export type TimeSlotOffer = {
  __typename?: 'TimeSlotOffer';
  /** The first to come. */
  earliest?: Maybe<OrderTimeSlot>;
  /** The price of the dearest; whole forint, gross. */
  highest_price?: Maybe<Scalars['Int']['output']>;
  /** The price of the cheapest; whole forint, gross. */
  lowest_price?: Maybe<Scalars['Int']['output']>;
  /** The deadline for choosing the first. */
  visible_until?: Maybe<Scalars['DateTime']['output']>;
};

export const TimeSlotStatus = {
  Active: 'ACTIVE',
  /** All its places are taken, or held for other carts. */
  Full: 'FULL',
  Inactive: 'INACTIVE'
} as const;

export type TimeSlotStatus = typeof TimeSlotStatus[keyof typeof TimeSlotStatus];
export type TimetableTimeSlot = {
  __typename?: 'TimetableTimeSlot';
  /** Until when a place is held for the given cart; absent without a hold. */
  held_until?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The maximum number of orders. */
  order_limit: Scalars['Int']['output'];
  /** Whole forint, gross. */
  price: Scalars['Int']['output'];
  /** A calendar day. */
  range_date: Scalars['DateTime']['output'];
  sector: Sector;
  status: TimeSlotStatus;
  timeRange: TimeRange;
  /** The deadline for choosing it. */
  visible_until: Scalars['DateTime']['output'];
  /** Grams: the maximum weight of one order. */
  weight_limit: Scalars['Float']['output'];
};

export type UpdateCartInput = {
  /** The shopper confirms that they are an adult; without it `createOrder` refuses adult products. */
  age_confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  billing_address?: InputMaybe<CartBillingAddressInput>;
  contact_data?: InputMaybe<CartContactDataInput>;
  /**
   * Case and surrounding spaces are ignored. Emptying the cart clears the coupon. A coupon that does not exist, is used up, or that
   * this shopper has already used is refused at this field; too many wrong codes are `RATE_LIMITED`, per user, or per cart and network.
   */
  coupon_code?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** One of `linkableOrders`: the cart is delivered with it, by its method to its address, free of charge. */
  linked_order_id?: InputMaybe<Scalars['ID']['input']>;
  payment_method?: InputMaybe<Scalars['ID']['input']>;
  payment_method_data?: InputMaybe<PaymentMethodDataInput>;
  post_point?: InputMaybe<Scalars['ID']['input']>;
  /** Each entry sets one product to an absolute quantity, 0 removes it; products not named stay. Null or an empty list empties the cart. */
  products?: InputMaybe<Array<CartProductInput>>;
  /**
   * The cart's revision before the change. If the cart was updated since, the server changes nothing and returns `CART_CHANGED`, so
   * that a late request overwrites nothing. Without a revision the server does not compare.
   */
  revision?: InputMaybe<Scalars['Int']['input']>;
  shipping_address?: InputMaybe<CartShippingAddressInput>;
  /**
   * The method that the shopper pressed; null when they pressed none. An order of a cart without one, or with one that cannot
   * be used, goes by the courier, else by mail, else to a post point. Picking pickup as the place presses pickup.
   */
  shipping_method?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Choosing a time slot holds a place for 15 minutes; choosing it again restarts the hold. The place is given back when the
   * cart goes by another method than the courier.
   */
  timetable_time_slot?: InputMaybe<Scalars['ID']['input']>;
};

/** A person with an account. */
export type User = {
  __typename?: 'User';
  /**
   * The allergens that the person avoids, by the codes of `Product.allergens`. Absent unless they consented to storing these
   * data on their health.
   */
  avoided_allergens?: Maybe<Array<Scalars['String']['output']>>;
  billing_addresses: Array<UserBillingAddress>;
  /** The open cart; created when first needed. */
  cart?: Maybe<Cart>;
  created_at: Scalars['DateTime']['output'];
  /** From the default billing address: B2B for a company, `UNKNOWN` without an address. */
  customer_type: CustomerType;
  default_billing_address?: Maybe<UserBillingAddress>;
  default_shipping_address?: Maybe<UserShippingAddress>;
  /** Whether the person turned off donation requests. */
  disable_donations: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  /** The person's id in another system of the shop. */
  ext_id?: Maybe<Scalars['String']['output']>;
  /** GoodID's data at the last sign-in; absent without a GoodID sign-in. */
  good_id_diff?: Maybe<GoodIdDiff>;
  id: Scalars['ID']['output'];
  last_login?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Each product once, the latest first; only products that the shop still has. */
  ordered_products: Array<OrderedProduct>;
  orders: OrderPage;
  saved_credit_cards: Array<SavedCreditCard>;
  /** In order of creation; one of them is the default. */
  shipping_addresses: Array<UserShippingAddress>;
  /** Digits only, beginning with the country code 36. */
  telephone?: Maybe<Scalars['String']['output']>;
};


/** A person with an account. */
export type UserOrdered_ProductsArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** A person with an account. */
export type UserOrdersArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

export type UserBillingAddress = {
  __typename?: 'UserBillingAddress';
  /** Whether the shop allows this customer to pay by bank transfer. */
  bank_transfer_enabled: Scalars['Boolean']['output'];
  city: Scalars['String']['output'];
  house_number: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  is_company: Scalars['Boolean']['output'];
  is_default: Scalars['Boolean']['output'];
  /** Comes from a GoodID sign-in. */
  is_goodid: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  postcode: Scalars['Int']['output'];
  street: Scalars['String']['output'];
  /** Required for companies, absent for others. */
  vat_number?: Maybe<Scalars['String']['output']>;
};

/** Name, postcode, city, street and house number are required; for a company also the tax number. */
export type UserBillingAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  house_number?: InputMaybe<Scalars['String']['input']>;
  is_company?: Scalars['Boolean']['input'];
  /** True makes it the default; false keeps the current default. */
  is_default?: Scalars['Boolean']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['Int']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  /** 12345676-2-41 */
  vat_number?: InputMaybe<Scalars['String']['input']>;
};

export type UserShippingAddress = {
  __typename?: 'UserShippingAddress';
  city: Scalars['String']['output'];
  house_number: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  is_default: Scalars['Boolean']['output'];
  /** Comes from a GoodID sign-in. */
  is_goodid: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['Int']['output'];
  street: Scalars['String']['output'];
  /** Digits only, beginning with the country code 36. */
  telephone?: Maybe<Scalars['String']['output']>;
};

/** Name, postcode, city, street and house number are required. */
export type UserShippingAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  house_number?: InputMaybe<Scalars['String']['input']>;
  /** True makes it the default; false keeps the current default. */
  is_default?: Scalars['Boolean']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['Int']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export const UserType = {
  Guest: 'GUEST',
  /** A guest whose e-mail address has ordered before. */
  GuestReturning: 'GUEST_RETURNING',
  /** A user's first order. */
  New: 'NEW',
  Returning: 'RETURNING'
} as const;

export type UserType = typeof UserType[keyof typeof UserType];
export type Votes = {
  __typename?: 'Votes';
  /** Absent without votes. */
  vote_avg?: Maybe<Scalars['Float']['output']>;
  vote_count_five: Scalars['Int']['output'];
  vote_count_four: Scalars['Int']['output'];
  vote_count_one: Scalars['Int']['output'];
  vote_count_three: Scalars['Int']['output'];
  vote_count_two: Scalars['Int']['output'];
};

/** The receipt of a withdrawal. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** As in `WithdrawalTerms`. */
  amount: Scalars['Int']['output'];
  created_at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  products: Array<WithdrawnProduct>;
  /** Where a refund of cash goes; null for other orders, and once it is deleted. */
  refund_account?: Maybe<RefundAccount>;
};

/** Give exactly one of the order's `id` and `transaction_id`. */
export type WithdrawalInput = {
  order_id?: InputMaybe<Scalars['ID']['input']>;
  /** Each product once. */
  products: Array<WithdrawalProductInput>;
  /** Required for a refund of an order that was paid in cash; ignored for others, which are refunded as they were paid, and by `withdrawalTerms`. */
  refund_account?: InputMaybe<RefundAccountInput>;
  transaction_id?: InputMaybe<Scalars['ID']['input']>;
};

export type WithdrawalProductInput = {
  /** In default units, at most the order's `withdrawable_piece`. */
  piece: Scalars['Float']['input'];
  product_id: Scalars['ID']['input'];
};

export type WithdrawalTerms = {
  __typename?: 'WithdrawalTerms';
  /** Whole forint: the refund, or the reduction of the price. It includes delivery and fees when the whole order is returned. */
  amount: Scalars['Int']['output'];
  products: Array<WithdrawnProduct>;
};

export type WithdrawnProduct = {
  __typename?: 'WithdrawnProduct';
  alternative_quantity_name?: Maybe<Scalars['String']['output']>;
  /** In alternative units, when the shopper chose them and the whole line is returned. */
  alternative_quantity_piece?: Maybe<Scalars['Float']['output']>;
  default_quantity_name: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** In default units. */
  piece: Scalars['Float']['output'];
  product_id: Scalars['ID']['output'];
};
