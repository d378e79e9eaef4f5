// Generated from packages/contract/schema by `npm run codegen`. Do not edit.
import { graphqlDocument } from "../graphqlDocument.ts";
export type AdditionalInformationInput = {
  gift_card_text?: string | null | undefined;
  ribbon_color?: string | null | undefined;
};

export type Affiliation =
  | 'B2B'
  | 'B2C';

export type CartBillingAddressInput = {
  city: string;
  house_number: string;
  /** The id of the user's billing address, when this is one. */
  id?: string | null | undefined;
  is_company?: boolean;
  name: string;
  postcode: number;
  street: string;
  /** For companies. */
  vat_number?: string | null | undefined;
};

export type CartContactDataInput = {
  contact_email: string;
  contact_name: string;
  contact_telephone: string;
};

export type CartMergeKind =
  /** Reduced to the purchase limit. */
  | 'capped'
  /** Converted to another unit, rounded to an orderable quantity, or given the options of the existing line. */
  | 'changed'
  /** Not merged: the product cannot be ordered any more, or the cart is full. */
  | 'dropped';

export type CartProductInput = {
  additional_information?: AdditionalInformationInput | null | undefined;
  /** Counts the unit named by `quantity_type`. */
  piece: number;
  product_id: string;
  quantity_type?: QuantityType;
  sliced?: boolean | null | undefined;
  /** Null means `LEAVE_OUT`. */
  substitution?: Substitution | null | undefined;
};

export type CartShippingAddressInput = {
  city: string;
  house_number?: string | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  postcode: number;
  street?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type CheckoutType =
  | 'express'
  | 'normal';

export type ContactMessageInput = {
  /** The address for the answer. */
  email: string;
  /** At most 5000 characters. */
  message: string;
  name: string;
  subject: string;
  telephone?: string | null | undefined;
};

/** Degrees, north and east. */
export type CoordinatesInput = {
  latitude: number;
  longitude: number;
};

export type CreateOrderInput = {
  cart_id: string;
  /** For the courier. */
  comment?: string | null | undefined;
  donation_data?: DonationInput | null | undefined;
  gamp_checkout_type?: CheckoutType | null | undefined;
  /** Only with the shopper's consent. */
  gamp_cid?: string | null | undefined;
  /** Only with the shopper's consent. */
  gamp_session_id?: string | null | undefined;
  lyoness_card_number?: string | null | undefined;
  /** For a guest who also wants an account with the contact's e-mail address and name. */
  password?: string | null | undefined;
  /** The shopper has empty bottles and cans for the courier to take back. `VALIDATION_FAILED` for other shipping methods. */
  returns_empties?: boolean;
  save_billing_address?: boolean;
  /** The shopper's consent that the provider stores the card for later payments. Only for users, with a provider that stores cards. */
  save_card?: boolean;
  /** Whether to save new addresses in the user's account. */
  save_shipping_address?: boolean;
};

export type CustomerType =
  | 'B2B'
  | 'B2C'
  | 'UNKNOWN';

/** A donation on top of the price of the goods. */
export type DonationInput = {
  /** Whole forint. */
  amount: number;
  cause: string;
};

export type FeedbackInput = {
  /** The address for an answer, if the sender wants one. */
  email?: string | null | undefined;
  /** At most 5000 characters. */
  message?: string | null | undefined;
  /** The path of the page that the feedback is about. */
  page?: string | null | undefined;
  rating: Rating;
};

/** A trait of goods that a shipping method may refuse. */
export type GoodsTrait =
  /** `adults_only`: someone has to look at the buyer. */
  | 'ADULTS_ONLY'
  /** Kept at 0–8 °C: `storage` CHILLED. */
  | 'CHILLED'
  /** `is_fragile`. */
  | 'FRAGILE'
  /** Kept below −18 °C: `storage` FROZEN. */
  | 'FROZEN'
  /** Not `is_mpl`. */
  | 'NOT_MAILABLE';

export type LoginInput = {
  authType?: LoginMethod;
  /** The guest's cart. */
  cart_id?: string | null | undefined;
  email: string;
  password: string;
  /** True keeps the session for 365 days; without it, it ends after one. */
  stay_logged_in?: boolean;
};

export type LoginMethod =
  | 'facebook'
  /** Starts at `/signin/goodid` and ends with a token for `tokenLogin`. */
  | 'goodid'
  | 'google'
  | 'okoslista'
  | 'password';

export type NewsletterInput = {
  /** The person's consent, which a subscription needs. */
  consent: boolean;
  email: string;
  name?: string | null | undefined;
};

export type OrderFeeKind =
  | 'BOXING'
  | 'CASH_ON_DELIVERY'
  | 'DELIVERY';

export type OrderStatusCode =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'COMPLETE'
  | 'GPOINT_SHIPPED'
  | 'INVOICED'
  | 'KAMRA_SHIPPED'
  | 'MARKED_TO_CANCEL'
  | 'MPL_SHIPPED'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_RECEIVED'
  | 'PAYMENT_REFUSED'
  | 'PENDING'
  | 'PROCESSING';

export type PaymentMethodDataInput = {
  user_saved_credit_card_id?: string | null | undefined;
};

/** Why a payment attempt failed. */
export type PaymentRefusal =
  /** The shopper cancelled. */
  | 'CANCELED'
  /** The bank declined. */
  | 'DECLINED'
  | 'TIMED_OUT'
  /** The provider could not be reached; no charge was made. */
  | 'UNREACHABLE';

export type PaymentStatus =
  | 'PENDING'
  | 'RECEIVED'
  | 'REFUSED'
  /** The order was already cancelled or paid when this payment arrived. */
  | 'TO_GIVE_BACK';

export type PersonalDataInput = {
  /** Required for a new e-mail address. */
  current_password?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  /** Null clears the value. */
  telephone?: string | null | undefined;
};

export type PostPointFilters = {
  city?: string | null | undefined;
  near?: CoordinatesInput | null | undefined;
  postcode?: number | null | undefined;
};

export type ProductAttributeFilter = {
  code: string;
  option_ids: Array<string>;
};

export type ProductFilters = {
  /** Attributes combine with AND, the options of one attribute with OR. */
  attributes?: Array<ProductAttributeFilter> | null | undefined;
  /** Products of this category and its descendants. */
  category_id?: string | null | undefined;
  /** Only products whose current price is below the regular one. */
  discounted?: boolean | null | undefined;
  /** Only these products, in the order of the ids unless a sort is given. */
  ids?: Array<string> | null | undefined;
  /** Only products that are currently new. */
  news?: boolean | null | undefined;
  /** Whole forint, gross, current price; both ends inclusive. */
  price_from?: number | null | undefined;
  price_to?: number | null | undefined;
  /** When absent, all but discontinued products; with `ids`, those as well. */
  productStatus?: Array<ProductStatus> | null | undefined;
  promo_type?: PromoType | null | undefined;
  /** Leaves out products that name one of these allergens, by the codes of `Product.allergens`. A product that names none stays. */
  without_allergens?: Array<string> | null | undefined;
};

export type ProductSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'PREFIXBOX_SCORE'
  | 'PRICE'
  | 'UNIT_PRICE';

export type ProductStatus =
  | 'AVAILABLE'
  | 'OUT_OF_STOCK'
  | 'PERMANENTLY_ENDED'
  | 'SEASONAL'
  | 'UNAVAILABLE';

/** The temperature at which a product is kept. */
export type ProductStorage =
  | 'AMBIENT'
  /** 0–8 °C. */
  | 'CHILLED'
  /** Below −18 °C. */
  | 'FROZEN';

export type PromoType =
  | 'PROMO_1'
  | 'PROMO_2'
  | 'PROMO_3';

export type QuantityType =
  | 'alternative'
  | 'default';

export type Rating =
  | 'FIVE'
  | 'FOUR'
  | 'ONE'
  | 'THREE'
  | 'TWO';

export type RefundAccountInput = {
  holder: string;
  /** A Hungarian account number of 16 or 24 digits, or an IBAN; spaces and hyphens are ignored. */
  number: string;
};

export type RegistrationInput = {
  email: string;
  name: string;
  /** 8 to 128 characters. */
  password: string;
  telephone?: string | null | undefined;
};

export type ResetPasswordInput = {
  /** The address that received the token. */
  email: string;
  /** 8 to 128 characters. */
  password: string;
  token: string;
};

export type SearchSort =
  | 'ID'
  | 'NAME'
  | 'PREFIXBOX_SCORE'
  | 'PRICE'
  | 'SEARCH_SCORE'
  | 'SORT'
  | 'UNIT_PRICE';

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** What the shop does when a product has run out while the order is picked. */
export type Substitution =
  /** Calls the shopper. */
  | 'CALL_ME'
  /** Leaves the product out. */
  | 'LEAVE_OUT'
  /** Brings a similar product. */
  | 'SIMILAR';

export type TimeSlotStatus =
  | 'ACTIVE'
  /** All its places are taken, or held for other carts. */
  | 'FULL'
  | 'INACTIVE';

export type UpdateCartInput = {
  /** The shopper confirms that they are an adult; without it `createOrder` refuses adult products. */
  age_confirmed?: boolean | null | undefined;
  billing_address?: CartBillingAddressInput | null | undefined;
  contact_data?: CartContactDataInput | null | undefined;
  /**
   * Case and surrounding spaces are ignored. Emptying the cart clears the coupon. A coupon that does not exist, is used up, or that
   * this shopper has already used is refused at this field; too many wrong codes are `RATE_LIMITED`, per user, or per cart and network.
   */
  coupon_code?: string | null | undefined;
  id: string;
  /** One of `linkableOrders`: the cart is delivered with it, by its method to its address, free of charge. */
  linked_order_id?: string | null | undefined;
  payment_method?: string | null | undefined;
  payment_method_data?: PaymentMethodDataInput | null | undefined;
  post_point?: string | null | undefined;
  /** Each entry sets one product to an absolute quantity, 0 removes it; products not named stay. Null or an empty list empties the cart. */
  products?: Array<CartProductInput> | null | undefined;
  /**
   * The cart's revision before the change. If the cart was updated since, the server changes nothing and returns `CART_CHANGED`, so
   * that a late request overwrites nothing. Without a revision the server does not compare.
   */
  revision?: number | null | undefined;
  shipping_address?: CartShippingAddressInput | null | undefined;
  /**
   * The method that the shopper pressed; null when they pressed none. An order of a cart without one, or with one that cannot
   * be used, goes by the courier, else by mail, else to a post point. Picking pickup as the place presses pickup.
   */
  shipping_method?: string | null | undefined;
  /**
   * Choosing a time slot holds a place for 15 minutes; choosing it again restarts the hold. The place is given back when the
   * cart goes by another method than the courier.
   */
  timetable_time_slot?: string | null | undefined;
};

/** Name, postcode, city, street and house number are required; for a company also the tax number. */
export type UserBillingAddressInput = {
  city?: string | null | undefined;
  house_number?: string | null | undefined;
  is_company?: boolean;
  /** True makes it the default; false keeps the current default. */
  is_default?: boolean;
  name?: string | null | undefined;
  postcode: number;
  street?: string | null | undefined;
  /** 12345676-2-41 */
  vat_number?: string | null | undefined;
};

/** Name, postcode, city, street and house number are required. */
export type UserShippingAddressInput = {
  city?: string | null | undefined;
  house_number?: string | null | undefined;
  /** True makes it the default; false keeps the current default. */
  is_default?: boolean;
  name?: string | null | undefined;
  note?: string | null | undefined;
  postcode: number;
  street?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type UserType =
  | 'GUEST'
  /** A guest whose e-mail address has ordered before. */
  | 'GUEST_RETURNING'
  /** A user's first order. */
  | 'NEW'
  | 'RETURNING';

/** Give exactly one of the order's `id` and `transaction_id`. */
export type WithdrawalInput = {
  order_id?: string | null | undefined;
  /** Each product once. */
  products: Array<WithdrawalProductInput>;
  /** Required for a refund of an order that was paid in cash; ignored for others, which are refunded as they were paid, and by `withdrawalTerms`. */
  refund_account?: RefundAccountInput | null | undefined;
  transaction_id?: string | null | undefined;
};

export type WithdrawalProductInput = {
  /** In default units, at most the order's `withdrawable_piece`. */
  piece: number;
  product_id: string;
};

const LoginSessionFields = "fragment LoginSessionFields on LoginSession{id device created_at last_used_at is_current}";
const ContactPersonFields = "fragment ContactPersonFields on CartContactData{contact_name contact_email contact_telephone}";
const DestinationFields = "fragment DestinationFields on CartShippingAddress{name postcode city street house_number note telephone}";
const PlaceFields = "fragment PlaceFields on Postcode{postcode city}";
const ShippingAddressFields = "fragment ShippingAddressFields on UserShippingAddress{id name postcode city street house_number note telephone is_default is_goodid}";
const CartBillingAddressFields = "fragment CartBillingAddressFields on CartBillingAddress{id name postcode city street house_number is_company vat_number}";
const CartFields = "fragment CartFields on Cart{id hash revision cart_products{...CartLineFields}total_price discount_price coupon_code linked_order{...LinkableOrderFields}shipping_method{...ShippingMethodFields}timetable_time_slot{...TimeSlotFields}post_point{...PostPointFields}payment_method{...PaymentMethodFields}payment_method_data{user_saved_credit_card_id}contact_data{...ContactPersonFields}billing_address{...CartBillingAddressFields}age_confirmed shipping_address{...DestinationFields}deleted_products{...DeletedProductFields}warnings{...CartWarningFields}}";
const CartLineFields = "fragment CartLineFields on CartProduct{product{...ProductCard}piece alternative_quantity_piece quantityType sliced substitution price total_price additional_information{gift_card_text ribbon_color}}";
const CartWarningFields = "fragment CartWarningFields on CartWarning{product_id product_name message}";
const DeletedProductFields = "fragment DeletedProductFields on DeletedProduct{product_id product_name}";
const LinkableOrderFields = "fragment LinkableOrderFields on LinkableOrder{id created_at shipping_name shipping_postcode shipping_city shipping_street shipping_house_number shipping_telephone shipping_note timetable_time_slot{...OrderTimeSlotFields}shipping_method{id name is_active sort price_ranges{from price}discount_price max_weight description short_description delivery_time}payment_method{id name is_active sort short_description}}";
const BlogEntryFields = "fragment BlogEntryFields on BlogEntry{id title lead url image{...ImageFields}published_at}";
const CategoryFields = "fragment CategoryFields on Category{id parent_id name url_key content keywords description is_promotion is_homepage_prohibited promotion_place product_count}";
const CategoryTree = "fragment CategoryTree on Category{...CategoryFields children{...CategoryFields children{...CategoryFields children{...CategoryFields}}}}";
const ProductPage = "fragment ProductPage on ProductPage{data{...ProductCard}paginatorInfo{currentPage perPage lastPage total}popular_only facets{attributes{code name options{id label count}}price_min price_max discounted_count news_count}corrected_term}";
const SearchSuggestions = "fragment SearchSuggestions on SearchSuggestions{products{...ProductCard}categories{id name path}brands{id name slug}corrected_term}";
const TermProducts = "fragment TermProducts on TermProducts{products{...ProductCard}corrected_term}";
const ArticleFields = "fragment ArticleFields on Article{id url_key title lead content valid_from}";
const BlogPostFields = "fragment BlogPostFields on BlogEntry{...BlogEntryFields content}";
const BrandFields = "fragment BrandFields on Brand{id name slug description product_count}";
const DeliveryInfoFields = "fragment DeliveryInfoFields on DeliveryInfo{id url_key title content}";
const RedirectFields = "fragment RedirectFields on Redirect{target status}";
const StoreFields = "fragment StoreFields on Store{id name postcode city street house_number latitude longitude telephone email description opening_hours{weekday opens closes}special_days{date name opens closes}}";
const OrderTimeSlotFields = "fragment OrderTimeSlotFields on OrderTimeSlot{range_date time_from time_to}";
const PostPointFields = "fragment PostPointFields on PostPoint{id name ext_id postcode city street_name street_type house_number latitude longitude service_point_type working_hours}";
const ShippingMethodFields = "fragment ShippingMethodFields on ShippingMethod{id name price extra_cost discount_price max_weight is_available description short_description delivery_time errors{kind message product_ids}price_ranges{from price}refuses time_slots{earliest{...OrderTimeSlotFields}visible_until lowest_price highest_price}cash_cost}";
const TimeSlotFields = "fragment TimeSlotFields on TimetableTimeSlot{id sector{id name}order_limit weight_limit price range_date timeRange{id time_from time_to}visible_until held_until status}";
const UserFields = "fragment UserFields on User{id ext_id email name telephone last_login created_at disable_donations customer_type shipping_addresses{...ShippingAddressFields}billing_addresses{...BillingAddressFields}saved_credit_cards{...SavedCardFields}avoided_allergens good_id_diff{diff{field value}}}";
const OrderedProductFields = "fragment OrderedProductFields on OrderedProduct{product{id name default_category_id}order_count created_at first_created_at default_quantity_piece default_quantity_name alternative_quantity_piece alternative_quantity_name}";
const OrderFeeFields = "fragment OrderFeeFields on OrderFee{kind vat amount vat_amount}";
const OrderFields = "fragment OrderFields on Order{id created_at status{code title}goods_amount deposit_amount discount_amount delivery_amount cash_on_delivery_amount boxing_amount donation_amount total_amount order_products{...OrderLineFields}fees{...OrderFeeFields}shipping_method{id name}payment_method{id name}payment{status refusal can_retry}shipping_address{...DestinationFields}billing_address{...CartBillingAddressFields}contact_data{...ContactPersonFields}timetable_time_slot{...OrderTimeSlotFields}post_point{...PostPointFields}pickup{code ready_from opening_hours{weekday opens closes}}linked_order_id coupon_code comment returns_empties user_type affiliation cancellable_until withdrawable_until confirm_until is_brief withdrawals{...WithdrawalFields}events{status{code title}created_at}}";
const OrderLineFields = "fragment OrderLineFields on OrderProduct{product_id name piece default_quantity_name alternative_quantity_piece alternative_quantity_name quantityType sliced substitution withdrawable_piece price total_price deposit_amount discount_amount paid_amount vat vat_amount additional_information{gift_card_text ribbon_color}}";
const PlacedOrderFields = "fragment PlacedOrderFields on CreateOrderResult{order{...OrderFields}rewrite_url transaction_id registration_result{token user{...UserFields}}}";
const WithdrawalFields = "fragment WithdrawalFields on Withdrawal{id created_at products{...WithdrawnProductFields}amount refund_account{holder masked_number}}";
const WithdrawalTermsFields = "fragment WithdrawalTermsFields on WithdrawalTerms{products{...WithdrawnProductFields}amount}";
const WithdrawnProductFields = "fragment WithdrawnProductFields on WithdrawnProduct{product_id name piece default_quantity_name alternative_quantity_piece alternative_quantity_name}";
const BillingAddressFields = "fragment BillingAddressFields on UserBillingAddress{id name postcode city street house_number is_company vat_number bank_transfer_enabled is_default is_goodid}";
const PaymentMethodFields = "fragment PaymentMethodFields on PaymentMethod{id name is_available cost min_amount max_amount short_description ...on CashOnDeliveryPaymentMethod{short_description_mpl_type}}";
const SavedCardFields = "fragment SavedCardFields on SavedCreditCard{id card_title card_type card_pan card_exp is_default}";
const ImageFields = "fragment ImageFields on Image{id alt conversions{full list thumbnail}}";
const ProductCard = "fragment ProductCard on Product{id name status url_key smarturl categories{id name url_key}default_category_id price price_unit price_per_unit vat special_price special_from_date special_to_date personal_discount_price lowest_price_30d webshop_only_price news_from_date news_to_date vote_calculated{vote_count_one vote_count_two vote_count_three vote_count_four vote_count_five vote_avg}alternative_quantity_name alternative_quantity_minimum alternative_quantity_scale alternative_quantity_exchange_rate default_quantity_name default_quantity_minimum default_quantity_scale gift_message_available is_mpl storage is_fragile sliceable weight adults_only min_expiry_days allergens empties{id name price weight}attributes{code name is_active options{id label is_active}}images{...ImageFields}}";
const ProductDetails = "fragment ProductDetails on Product{...ProductCard barcodes description components nutrition_data{name value}package_official_g package_official_ml is_subscribed meta_title meta_description}";
const CartMergeChangeFields = "fragment CartMergeChangeFields on CartMergeChange{product_id product_name kind wanted piece}";
const LoginResultFields = "fragment LoginResultFields on LoginResult{token user{...UserFields}cart{...CartFields}cart_changes{...CartMergeChangeFields}}";
export type ChangePasswordMutationVariables = { currentPassword: string; newPassword: string; };
export const ChangePasswordDocument = /*#__PURE__*/ graphqlDocument<ChangePasswordMutationVariables>("mutation changePassword($currentPassword:String!$newPassword:String!){changeMyPassword(current_password:$currentPassword new_password:$newPassword)}");
export type CreateBillingAddressMutationVariables = { address: UserBillingAddressInput; };
export const CreateBillingAddressDocument = /*#__PURE__*/ graphqlDocument<CreateBillingAddressMutationVariables>("mutation createBillingAddress($address:UserBillingAddressInput!){address:createMyUserBillingAddress(address:$address){...BillingAddressFields}}", BillingAddressFields);
export type CreateShippingAddressMutationVariables = { address: UserShippingAddressInput; };
export const CreateShippingAddressDocument = /*#__PURE__*/ graphqlDocument<CreateShippingAddressMutationVariables>("mutation createShippingAddress($address:UserShippingAddressInput!){address:createMyUserShippingAddress(address:$address){...ShippingAddressFields}}", ShippingAddressFields);
export type DeleteAccountMutationVariables = { currentPassword: string; };
export const DeleteAccountDocument = /*#__PURE__*/ graphqlDocument<DeleteAccountMutationVariables>("mutation deleteAccount($currentPassword:String!){deleteMyAccount(current_password:$currentPassword)}");
export type DeleteBillingAddressMutationVariables = { id: string; };
export const DeleteBillingAddressDocument = /*#__PURE__*/ graphqlDocument<DeleteBillingAddressMutationVariables>("mutation deleteBillingAddress($id:ID!){user:deleteMyUserBillingAddress(address_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type DeleteSavedCardMutationVariables = { id: string; };
export const DeleteSavedCardDocument = /*#__PURE__*/ graphqlDocument<DeleteSavedCardMutationVariables>("mutation deleteSavedCard($id:ID!){user:deleteMySavedCreditCard(card_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type DeleteShippingAddressMutationVariables = { id: string; };
export const DeleteShippingAddressDocument = /*#__PURE__*/ graphqlDocument<DeleteShippingAddressMutationVariables>("mutation deleteShippingAddress($id:ID!){user:deleteMyUserShippingAddress(address_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type EndOtherSessionsMutationVariables = { [key: string]: never };
export const EndOtherSessionsDocument = /*#__PURE__*/ graphqlDocument<EndOtherSessionsMutationVariables>("mutation endOtherSessions{sessions:endMyOtherSessions{...LoginSessionFields}}", LoginSessionFields);
export type EndSessionMutationVariables = { id: string; };
export const EndSessionDocument = /*#__PURE__*/ graphqlDocument<EndSessionMutationVariables>("mutation endSession($id:ID!){sessions:endMySession(session_id:$id){...LoginSessionFields}}", LoginSessionFields);
export type ExportMyDataQueryVariables = { [key: string]: never };
export const ExportMyDataDocument = /*#__PURE__*/ graphqlDocument<ExportMyDataQueryVariables>("query exportMyData{exportMyData}");
export type ForgetAvoidedAllergensMutationVariables = { [key: string]: never };
export const ForgetAvoidedAllergensDocument = /*#__PURE__*/ graphqlDocument<ForgetAvoidedAllergensMutationVariables>("mutation forgetAvoidedAllergens{user:forgetMyAvoidedAllergens{...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type KeepAvoidedAllergensMutationVariables = { allergens: Array<string>; };
export const KeepAvoidedAllergensDocument = /*#__PURE__*/ graphqlDocument<KeepAvoidedAllergensMutationVariables>("mutation keepAvoidedAllergens($allergens:[String!]!){user:setMyAvoidedAllergens(allergens:$allergens consents:true){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type MySessionsQueryVariables = { [key: string]: never };
export const MySessionsDocument = /*#__PURE__*/ graphqlDocument<MySessionsQueryVariables>("query mySessions{sessions:mySessions{...LoginSessionFields}}", LoginSessionFields);
export type SetDefaultBillingAddressMutationVariables = { id: string; };
export const SetDefaultBillingAddressDocument = /*#__PURE__*/ graphqlDocument<SetDefaultBillingAddressMutationVariables>("mutation setDefaultBillingAddress($id:ID!){user:setDefaultMyUserBillingAddress(address_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type SetDefaultSavedCardMutationVariables = { id: string; };
export const SetDefaultSavedCardDocument = /*#__PURE__*/ graphqlDocument<SetDefaultSavedCardMutationVariables>("mutation setDefaultSavedCard($id:ID!){user:setDefaultMySavedCreditCard(card_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type SetDefaultShippingAddressMutationVariables = { id: string; };
export const SetDefaultShippingAddressDocument = /*#__PURE__*/ graphqlDocument<SetDefaultShippingAddressMutationVariables>("mutation setDefaultShippingAddress($id:ID!){user:setDefaultMyUserShippingAddress(address_id:$id){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type SetDonationsMutationVariables = { isDisabled: boolean; };
export const SetDonationsDocument = /*#__PURE__*/ graphqlDocument<SetDonationsMutationVariables>("mutation setDonations($isDisabled:Boolean!){user:setMyDonations(disable_donations:$isDisabled){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type SubscribeToProductMutationVariables = { id: string; };
export const SubscribeToProductDocument = /*#__PURE__*/ graphqlDocument<SubscribeToProductMutationVariables>("mutation subscribeToProduct($id:ID!){product:subscribeToProduct(product_id:$id){is_subscribed}}");
export type UnsubscribeFromProductMutationVariables = { id: string; };
export const UnsubscribeFromProductDocument = /*#__PURE__*/ graphqlDocument<UnsubscribeFromProductMutationVariables>("mutation unsubscribeFromProduct($id:ID!){product:unsubscribeFromProduct(product_id:$id){is_subscribed}}");
export type UpdateBillingAddressMutationVariables = { id: string; address: UserBillingAddressInput; };
export const UpdateBillingAddressDocument = /*#__PURE__*/ graphqlDocument<UpdateBillingAddressMutationVariables>("mutation updateBillingAddress($id:ID!$address:UserBillingAddressInput!){address:updateMyUserBillingAddress(address_id:$id address:$address){...BillingAddressFields}}", BillingAddressFields);
export type UpdatePersonalDataMutationVariables = { personalData: PersonalDataInput; };
export const UpdatePersonalDataDocument = /*#__PURE__*/ graphqlDocument<UpdatePersonalDataMutationVariables>("mutation updatePersonalData($personalData:PersonalDataInput!){user:updateMyPersonalData(personalData:$personalData){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type UpdateShippingAddressMutationVariables = { id: string; address: UserShippingAddressInput; };
export const UpdateShippingAddressDocument = /*#__PURE__*/ graphqlDocument<UpdateShippingAddressMutationVariables>("mutation updateShippingAddress($id:ID!$address:UserShippingAddressInput!){address:updateMyUserShippingAddress(address_id:$id address:$address){...ShippingAddressFields}}", ShippingAddressFields);
export type CartQueryVariables = { id: string; };
export const CartDocument = /*#__PURE__*/ graphqlDocument<CartQueryVariables>("query cart($id:ID!){cart(id:$id){...CartFields}}", CartBillingAddressFields, CartFields, CartLineFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, ShippingMethodFields, TimeSlotFields);
export type CartHashQueryVariables = { id: string; };
export const CartHashDocument = /*#__PURE__*/ graphqlDocument<CartHashQueryVariables>("query cartHash($id:ID!){cart(id:$id){hash revision}}");
export type CreateCartMutationVariables = { [key: string]: never };
export const CreateCartDocument = /*#__PURE__*/ graphqlDocument<CreateCartMutationVariables>("mutation createCart{createCart{...CartFields}}", CartBillingAddressFields, CartFields, CartLineFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, ShippingMethodFields, TimeSlotFields);
export type UpdateCartMutationVariables = { input: UpdateCartInput; };
export const UpdateCartDocument = /*#__PURE__*/ graphqlDocument<UpdateCartMutationVariables>("mutation updateCart($input:UpdateCartInput!){updateCart(input:$input){...CartFields}}", CartBillingAddressFields, CartFields, CartLineFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, ShippingMethodFields, TimeSlotFields);
export type BlogEntriesQueryVariables = { page?: number | null | undefined; first?: number | null | undefined; };
export const BlogEntriesDocument = /*#__PURE__*/ graphqlDocument<BlogEntriesQueryVariables>("query blogEntries($page:Int$first:Int){blogEntries(page:$page first:$first){...BlogEntryFields}}", BlogEntryFields, ImageFields);
export type CategoriesQueryVariables = { [key: string]: never };
export const CategoriesDocument = /*#__PURE__*/ graphqlDocument<CategoriesQueryVariables>("query categories{allProductCategories{...CategoryTree}}", CategoryFields, CategoryTree);
export type FooterBlocksQueryVariables = { [key: string]: never };
export const FooterBlocksDocument = /*#__PURE__*/ graphqlDocument<FooterBlocksQueryVariables>("query footerBlocks{footerBlocks{id title links{label url}}}");
export type ProductByUrlKeyQueryVariables = { urlKey: string; };
export const ProductByUrlKeyDocument = /*#__PURE__*/ graphqlDocument<ProductByUrlKeyQueryVariables>("query productByUrlKey($urlKey:String!){getProductByUrlKey(url_key:$urlKey){...ProductDetails}}", ImageFields, ProductCard, ProductDetails);
export type ProductsQueryVariables = { page: number; first: number; filters?: ProductFilters | null | undefined; sort?: ProductSort | null | undefined; direction?: SortDirection | null | undefined; };
export const ProductsDocument = /*#__PURE__*/ graphqlDocument<ProductsQueryVariables>("query products($page:Int!$first:Int!$filters:ProductFilters$sort:ProductSort$direction:SortDirection){products(page:$page first:$first filters:$filters sort:$sort direction:$direction){...ProductPage}}", ImageFields, ProductCard, ProductPage);
export type ProductsByIdQueryVariables = { ids: Array<string>; first: number; };
export const ProductsByIdDocument = /*#__PURE__*/ graphqlDocument<ProductsByIdQueryVariables>("query productsById($ids:[ID!]!$first:Int!){products(page:1 first:$first filters:{ids:$ids}){data{...ProductCard}}}", ImageFields, ProductCard);
export type SearchProductsQueryVariables = { term: string; page: number; first: number; filters?: ProductFilters | null | undefined; sort?: SearchSort | null | undefined; direction?: SortDirection | null | undefined; };
export const SearchProductsDocument = /*#__PURE__*/ graphqlDocument<SearchProductsQueryVariables>("query searchProducts($term:String!$page:Int!$first:Int!$filters:ProductFilters$sort:SearchSort$direction:SortDirection){searchProducts(term:$term page:$page first:$first filters:$filters sort:$sort direction:$direction){...ProductPage}}", ImageFields, ProductCard, ProductPage);
export type SearchSuggestionsQueryVariables = { term: string; };
export const SearchSuggestionsDocument = /*#__PURE__*/ graphqlDocument<SearchSuggestionsQueryVariables>("query searchSuggestions($term:String!){searchSuggestions(term:$term){...SearchSuggestions}}", ImageFields, ProductCard, SearchSuggestions);
export type SearchTermsQueryVariables = { terms: Array<string>; };
export const SearchTermsDocument = /*#__PURE__*/ graphqlDocument<SearchTermsQueryVariables>("query searchTerms($terms:[String!]!){searchTerms(terms:$terms){...TermProducts}}", ImageFields, ProductCard, TermProducts);
export type CreateOrderMutationVariables = { orderInput: CreateOrderInput; };
export const CreateOrderDocument = /*#__PURE__*/ graphqlDocument<CreateOrderMutationVariables>("mutation createOrder($orderInput:CreateOrderInput!){createOrder(orderInput:$orderInput){...PlacedOrderFields}}", BillingAddressFields, CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PlacedOrderFields, PostPointFields, SavedCardFields, ShippingAddressFields, UserFields, WithdrawalFields, WithdrawnProductFields);
export type LinkableOrdersQueryVariables = { cartId: string; };
export const LinkableOrdersDocument = /*#__PURE__*/ graphqlDocument<LinkableOrdersQueryVariables>("query linkableOrders($cartId:ID!){linkableOrders(cart_id:$cartId){...LinkableOrderFields}}", LinkableOrderFields, OrderTimeSlotFields);
export type PaymentMethodsQueryVariables = { billingAddressId?: string | null | undefined; cartId?: string | null | undefined; orderId?: string | null | undefined; };
export const PaymentMethodsDocument = /*#__PURE__*/ graphqlDocument<PaymentMethodsQueryVariables>("query paymentMethods($billingAddressId:ID$cartId:ID$orderId:ID){paymentMethods(user_billing_address_id:$billingAddressId cart_id:$cartId order_id:$orderId){...PaymentMethodFields}}", PaymentMethodFields);
export type PostPointsQueryVariables = { filters?: PostPointFilters | null | undefined; };
export const PostPointsDocument = /*#__PURE__*/ graphqlDocument<PostPointsQueryVariables>("query postPoints($filters:PostPointFilters){postPoints(filters:$filters){...PostPointFields}}", PostPointFields);
export type SettleOrderMutationVariables = { cartId: string; };
export const SettleOrderDocument = /*#__PURE__*/ graphqlDocument<SettleOrderMutationVariables>("mutation settleOrder($cartId:ID!){settleOrder(cart_id:$cartId){...PlacedOrderFields}}", BillingAddressFields, CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PlacedOrderFields, PostPointFields, SavedCardFields, ShippingAddressFields, UserFields, WithdrawalFields, WithdrawnProductFields);
export type TimeSlotsQueryVariables = { cartId?: string | null | undefined; postcode?: number | null | undefined; };
export const TimeSlotsDocument = /*#__PURE__*/ graphqlDocument<TimeSlotsQueryVariables>("query timeSlots($cartId:ID$postcode:Int){timetableTimeSlots(cart_id:$cartId postcode:$postcode){...TimeSlotFields}}", TimeSlotFields);
export type ArticleQueryVariables = { urlKey: string; };
export const ArticleDocument = /*#__PURE__*/ graphqlDocument<ArticleQueryVariables>("query article($urlKey:String!){article(url_key:$urlKey){...ArticleFields}}", ArticleFields);
export type BlogEntryQueryVariables = { urlKey: string; };
export const BlogEntryDocument = /*#__PURE__*/ graphqlDocument<BlogEntryQueryVariables>("query blogEntry($urlKey:String!){blogEntry(url_key:$urlKey){...BlogPostFields}}", BlogEntryFields, BlogPostFields, ImageFields);
export type BrandQueryVariables = { slug: string; };
export const BrandDocument = /*#__PURE__*/ graphqlDocument<BrandQueryVariables>("query brand($slug:String!){brand(slug:$slug){...BrandFields}}", BrandFields);
export type BrandsQueryVariables = { [key: string]: never };
export const BrandsDocument = /*#__PURE__*/ graphqlDocument<BrandsQueryVariables>("query brands{brands{...BrandFields}}", BrandFields);
export type ConfirmNewsletterMutationVariables = { token: string; };
export const ConfirmNewsletterDocument = /*#__PURE__*/ graphqlDocument<ConfirmNewsletterMutationVariables>("mutation confirmNewsletter($token:String!){done:confirmNewsletter(token:$token)}");
export type DeliveryInfoQueryVariables = { [key: string]: never };
export const DeliveryInfoDocument = /*#__PURE__*/ graphqlDocument<DeliveryInfoQueryVariables>("query deliveryInfo{deliveryInfo{...DeliveryInfoFields}}", DeliveryInfoFields);
export type RedirectQueryVariables = { path: string; };
export const RedirectDocument = /*#__PURE__*/ graphqlDocument<RedirectQueryVariables>("query redirect($path:String!){redirect(path:$path){...RedirectFields}}", RedirectFields);
export type SendContactMessageMutationVariables = { message: ContactMessageInput; };
export const SendContactMessageDocument = /*#__PURE__*/ graphqlDocument<SendContactMessageMutationVariables>("mutation sendContactMessage($message:ContactMessageInput!){done:sendContactMessage(message:$message)}");
export type SendFeedbackMutationVariables = { feedback: FeedbackInput; };
export const SendFeedbackDocument = /*#__PURE__*/ graphqlDocument<SendFeedbackMutationVariables>("mutation sendFeedback($feedback:FeedbackInput!){done:sendFeedback(feedback:$feedback)}");
export type StoreQueryVariables = { id: string; };
export const StoreDocument = /*#__PURE__*/ graphqlDocument<StoreQueryVariables>("query store($id:ID!){store(id:$id){...StoreFields}}", StoreFields);
export type StoresQueryVariables = { [key: string]: never };
export const StoresDocument = /*#__PURE__*/ graphqlDocument<StoresQueryVariables>("query stores{stores{...StoreFields}}", StoreFields);
export type SubscribeToNewsletterMutationVariables = { input: NewsletterInput; };
export const SubscribeToNewsletterDocument = /*#__PURE__*/ graphqlDocument<SubscribeToNewsletterMutationVariables>("mutation subscribeToNewsletter($input:NewsletterInput!){done:subscribeToNewsletter(input:$input)}");
export type UnsubscribeFromNewsletterMutationVariables = { token: string; };
export const UnsubscribeFromNewsletterDocument = /*#__PURE__*/ graphqlDocument<UnsubscribeFromNewsletterMutationVariables>("mutation unsubscribeFromNewsletter($token:String!){done:unsubscribeFromNewsletter(token:$token)}");
export type WishForProductMutationVariables = { term: string; };
export const WishForProductDocument = /*#__PURE__*/ graphqlDocument<WishForProductMutationVariables>("mutation wishForProduct($term:String!){done:wishForProduct(term:$term)}");
export type PostcodesQueryVariables = { postcode: number; };
export const PostcodesDocument = /*#__PURE__*/ graphqlDocument<PostcodesQueryVariables>("query postcodes($postcode:Int!){postcodes(filters:{postcode:$postcode}){...PlaceFields}}", PlaceFields);
export type ShippingMethodsQueryVariables = { cartId?: string | null | undefined; postcode?: number | null | undefined; };
export const ShippingMethodsDocument = /*#__PURE__*/ graphqlDocument<ShippingMethodsQueryVariables>("query shippingMethods($cartId:ID$postcode:Int){shippingMethods(cart_id:$cartId postcode:$postcode){...ShippingMethodFields}}", OrderTimeSlotFields, ShippingMethodFields);
export type StreetsQueryVariables = { postcode: number; city: string; street: string; };
export const StreetsDocument = /*#__PURE__*/ graphqlDocument<StreetsQueryVariables>("query streets($postcode:Int!$city:String!$street:String!){postcodes(filters:{postcode:$postcode city:$city street:$street}){street}}");
export type OrderedProductsQueryVariables = { first: number; };
export const OrderedProductsDocument = /*#__PURE__*/ graphqlDocument<OrderedProductsQueryVariables>("query orderedProducts($first:Int!){me{ordered_products(first:$first){...OrderedProductFields}}}", OrderedProductFields);
export type CancelOrderMutationVariables = { id?: string | null | undefined; transactionId?: string | null | undefined; };
export const CancelOrderDocument = /*#__PURE__*/ graphqlDocument<CancelOrderMutationVariables>("mutation cancelOrder($id:ID$transactionId:ID){cancelOrder(id:$id transaction_id:$transactionId){...OrderFields}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type ChangePaymentMethodMutationVariables = { id?: string | null | undefined; transactionId?: string | null | undefined; methodId: string; total: number; };
export const ChangePaymentMethodDocument = /*#__PURE__*/ graphqlDocument<ChangePaymentMethodMutationVariables>("mutation changePaymentMethod($id:ID$transactionId:ID$methodId:ID!$total:Int!){changePaymentMethod(id:$id transaction_id:$transactionId payment_method:$methodId total_amount:$total){order{...OrderFields}rewrite_url}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type ConfirmOrderMutationVariables = { transactionId: string; token: string; };
export const ConfirmOrderDocument = /*#__PURE__*/ graphqlDocument<ConfirmOrderMutationVariables>("mutation confirmOrder($transactionId:ID!$token:String!){confirmOrder(transaction_id:$transactionId token:$token){...OrderFields}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type OrderQueryVariables = { id: string; };
export const OrderDocument = /*#__PURE__*/ graphqlDocument<OrderQueryVariables>("query order($id:ID!){order(id:$id){...OrderFields}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type OrderByEmailQueryVariables = { transactionId: string; email: string; };
export const OrderByEmailDocument = /*#__PURE__*/ graphqlDocument<OrderByEmailQueryVariables>("query orderByEmail($transactionId:ID!$email:String!){orderByTransaction(transaction_id:$transactionId email:$email){...OrderFields}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type OrderByTransactionQueryVariables = { transactionId: string; };
export const OrderByTransactionDocument = /*#__PURE__*/ graphqlDocument<OrderByTransactionQueryVariables>("query orderByTransaction($transactionId:ID!){orderByTransaction(transaction_id:$transactionId){...OrderFields}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type OrdersQueryVariables = { first: number; page: number; };
export const OrdersDocument = /*#__PURE__*/ graphqlDocument<OrdersQueryVariables>("query orders($first:Int!$page:Int!){me{orders(first:$first page:$page){data{...OrderFields}paginatorInfo{currentPage perPage lastPage total}}}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type PaymentAlternativesQueryVariables = { id?: string | null | undefined; transactionId?: string | null | undefined; };
export const PaymentAlternativesDocument = /*#__PURE__*/ graphqlDocument<PaymentAlternativesQueryVariables>("query paymentAlternatives($id:ID$transactionId:ID){paymentAlternatives(id:$id transaction_id:$transactionId){payment_method{id name}cost total_amount}}");
export type RequestWithdrawalLinkMutationVariables = { order_id: string; email: string; };
export const RequestWithdrawalLinkDocument = /*#__PURE__*/ graphqlDocument<RequestWithdrawalLinkMutationVariables>("mutation requestWithdrawalLink($order_id:ID!$email:String!){requestWithdrawalLink(order_id:$order_id email:$email)}");
export type StartPaymentMutationVariables = { id?: string | null | undefined; transactionId?: string | null | undefined; saveCard: boolean; };
export const StartPaymentDocument = /*#__PURE__*/ graphqlDocument<StartPaymentMutationVariables>("mutation startPayment($id:ID$transactionId:ID$saveCard:Boolean!){startPayment(id:$id transaction_id:$transactionId save_card:$saveCard){order{...OrderFields}rewrite_url}}", CartBillingAddressFields, ContactPersonFields, DestinationFields, OrderFeeFields, OrderFields, OrderLineFields, OrderTimeSlotFields, PostPointFields, WithdrawalFields, WithdrawnProductFields);
export type WithdrawFromOrderMutationVariables = { withdrawal: WithdrawalInput; };
export const WithdrawFromOrderDocument = /*#__PURE__*/ graphqlDocument<WithdrawFromOrderMutationVariables>("mutation withdrawFromOrder($withdrawal:WithdrawalInput!){withdrawFromOrder(withdrawal:$withdrawal){...WithdrawalFields}}", WithdrawalFields, WithdrawnProductFields);
export type WithdrawalTermsQueryVariables = { withdrawal: WithdrawalInput; };
export const WithdrawalTermsDocument = /*#__PURE__*/ graphqlDocument<WithdrawalTermsQueryVariables>("query withdrawalTerms($withdrawal:WithdrawalInput!){withdrawalTerms(withdrawal:$withdrawal){...WithdrawalTermsFields}}", WithdrawalTermsFields, WithdrawnProductFields);
export type ConfirmEmailMutationVariables = { token: string; };
export const ConfirmEmailDocument = /*#__PURE__*/ graphqlDocument<ConfirmEmailMutationVariables>("mutation confirmEmail($token:String!){user:confirmEmail(token:$token){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type EmailAvailabilityQueryVariables = { email: string; };
export const EmailAvailabilityDocument = /*#__PURE__*/ graphqlDocument<EmailAvailabilityQueryVariables>("query emailAvailability($email:String!){emailAvailability(email:$email)}");
export type LoginMutationVariables = { loginData: LoginInput; };
export const LoginDocument = /*#__PURE__*/ graphqlDocument<LoginMutationVariables>("mutation login($loginData:LoginInput!){login(loginData:$loginData){...LoginResultFields}}", BillingAddressFields, CartBillingAddressFields, CartFields, CartLineFields, CartMergeChangeFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, LoginResultFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, SavedCardFields, ShippingAddressFields, ShippingMethodFields, TimeSlotFields, UserFields);
export type LogoutMutationVariables = { [key: string]: never };
export const LogoutDocument = /*#__PURE__*/ graphqlDocument<LogoutMutationVariables>("mutation logout{logout{...CartFields}}", CartBillingAddressFields, CartFields, CartLineFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, ShippingMethodFields, TimeSlotFields);
export type MeQueryVariables = { [key: string]: never };
export const MeDocument = /*#__PURE__*/ graphqlDocument<MeQueryVariables>("query me{me{...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type RegistrationMutationVariables = { registrationData: RegistrationInput; };
export const RegistrationDocument = /*#__PURE__*/ graphqlDocument<RegistrationMutationVariables>("mutation registration($registrationData:RegistrationInput!){registration(registrationData:$registrationData){user{id}}}");
export type RequestPasswordResetMutationVariables = { email: string; };
export const RequestPasswordResetDocument = /*#__PURE__*/ graphqlDocument<RequestPasswordResetMutationVariables>("mutation requestPasswordReset($email:String!){requestPasswordReset(email:$email)}");
export type ResetPasswordMutationVariables = { resetData: ResetPasswordInput; };
export const ResetPasswordDocument = /*#__PURE__*/ graphqlDocument<ResetPasswordMutationVariables>("mutation resetPassword($resetData:ResetPasswordInput!){resetPassword(resetData:$resetData)}");
export type SetAvoidedAllergensMutationVariables = { allergens: Array<string>; };
export const SetAvoidedAllergensDocument = /*#__PURE__*/ graphqlDocument<SetAvoidedAllergensMutationVariables>("mutation setAvoidedAllergens($allergens:[String!]!){user:setMyAvoidedAllergens(allergens:$allergens){...UserFields}}", BillingAddressFields, SavedCardFields, ShippingAddressFields, UserFields);
export type TokenLoginMutationVariables = { token: string; cartId?: string | null | undefined; staysLoggedIn: boolean; };
export const TokenLoginDocument = /*#__PURE__*/ graphqlDocument<TokenLoginMutationVariables>("mutation tokenLogin($token:String!$cartId:ID$staysLoggedIn:Boolean!){tokenLogin(token:$token cart_id:$cartId stay_logged_in:$staysLoggedIn){...LoginResultFields}}", BillingAddressFields, CartBillingAddressFields, CartFields, CartLineFields, CartMergeChangeFields, CartWarningFields, ContactPersonFields, DeletedProductFields, DestinationFields, ImageFields, LinkableOrderFields, LoginResultFields, OrderTimeSlotFields, PaymentMethodFields, PostPointFields, ProductCard, SavedCardFields, ShippingAddressFields, ShippingMethodFields, TimeSlotFields, UserFields);