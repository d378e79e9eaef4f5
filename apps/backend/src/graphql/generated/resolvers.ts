// Generated from packages/contract/schema by `npm run codegen`. Do not edit.
import type * as Types from "../../generated/types.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BlogEntryParent } from '../parents/BlogEntryParent.ts';
import type { EmptyParent } from '../parents/EmptyParent.ts';
import type { OrderParent } from '../parents/OrderParent.ts';
import type { ProductParent } from '../parents/ProductParent.ts';
import type { ProductList } from '../parents/ProductList.ts';
import type { RegistrationParent } from '../parents/RegistrationParent.ts';
import type { UserRow } from '../../database/tables/UserRow.ts';
import type { Context } from '../Context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  PaymentMethod:
    | ( Types.BankTransferPaymentMethod )
    | ( Types.BorgunPaymentMethod )
    | ( Types.CashOnDeliveryPaymentMethod )
    | ( Types.SavedCardPaymentMethod )
    | ( Types.SimplePaymentMethod )
  ;
  ShippingMethod:
    | ( Types.CourierShippingMethod )
    | ( Types.PickupShippingMethod )
    | ( Types.PostPointShippingMethod )
    | ( Types.PostalShippingMethod )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdditionalInformation: ResolverTypeWrapper<Types.AdditionalInformation>;
  AdditionalInformationInput: Types.AdditionalInformationInput;
  Affiliation: Types.Affiliation;
  Article: ResolverTypeWrapper<Types.Article>;
  AttributeFacet: ResolverTypeWrapper<Types.AttributeFacet>;
  AttributeFacetOption: ResolverTypeWrapper<Types.AttributeFacetOption>;
  BankTransferPaymentMethod: ResolverTypeWrapper<Types.BankTransferPaymentMethod>;
  BlogEntry: ResolverTypeWrapper<BlogEntryParent>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BorgunPaymentMethod: ResolverTypeWrapper<Types.BorgunPaymentMethod>;
  Brand: ResolverTypeWrapper<Types.Brand>;
  Cart: ResolverTypeWrapper<Omit<Types.Cart, 'cart_products' | 'payment_method' | 'shipping_method'> & { cart_products: Array<ResolversTypes['CartProduct']>, payment_method?: Types.Maybe<ResolversTypes['PaymentMethod']>, shipping_method?: Types.Maybe<ResolversTypes['ShippingMethod']> }>;
  CartBillingAddress: ResolverTypeWrapper<Types.CartBillingAddress>;
  CartBillingAddressInput: Types.CartBillingAddressInput;
  CartContactData: ResolverTypeWrapper<Types.CartContactData>;
  CartContactDataInput: Types.CartContactDataInput;
  CartMergeChange: ResolverTypeWrapper<Types.CartMergeChange>;
  CartMergeKind: Types.CartMergeKind;
  CartProduct: ResolverTypeWrapper<Omit<Types.CartProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  CartProductInput: Types.CartProductInput;
  CartShippingAddress: ResolverTypeWrapper<Types.CartShippingAddress>;
  CartShippingAddressInput: Types.CartShippingAddressInput;
  CartWarning: ResolverTypeWrapper<Types.CartWarning>;
  CashOnDeliveryPaymentMethod: ResolverTypeWrapper<Types.CashOnDeliveryPaymentMethod>;
  Category: ResolverTypeWrapper<Types.Category>;
  CheckoutType: Types.CheckoutType;
  ContactMessageInput: Types.ContactMessageInput;
  CoordinatesInput: Types.CoordinatesInput;
  CourierShippingMethod: ResolverTypeWrapper<Types.CourierShippingMethod>;
  CreateOrderInput: Types.CreateOrderInput;
  CreateOrderResult: ResolverTypeWrapper<Omit<Types.CreateOrderResult, 'order' | 'registration_result'> & { order: ResolversTypes['Order'], registration_result?: Types.Maybe<ResolversTypes['RegistrationResult']> }>;
  CustomerType: Types.CustomerType;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeletedProduct: ResolverTypeWrapper<Types.DeletedProduct>;
  DeliveryInfo: ResolverTypeWrapper<Types.DeliveryInfo>;
  DonationInput: Types.DonationInput;
  Empty: ResolverTypeWrapper<EmptyParent>;
  ErrorCode: Types.ErrorCode;
  FeedbackInput: Types.FeedbackInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FooterBlock: ResolverTypeWrapper<Types.FooterBlock>;
  FooterLink: ResolverTypeWrapper<Types.FooterLink>;
  GoodIdDiff: ResolverTypeWrapper<Types.GoodIdDiff>;
  GoodIdDifference: ResolverTypeWrapper<Types.GoodIdDifference>;
  GoodsTrait: Types.GoodsTrait;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Types.Image>;
  ImageConversions: ResolverTypeWrapper<Types.ImageConversions>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  LinkableOrder: ResolverTypeWrapper<Types.LinkableOrder>;
  LinkableOrderPaymentMethod: ResolverTypeWrapper<Types.LinkableOrderPaymentMethod>;
  LinkableOrderShippingMethod: ResolverTypeWrapper<Types.LinkableOrderShippingMethod>;
  LoginInput: Types.LoginInput;
  LoginMethod: Types.LoginMethod;
  LoginResult: ResolverTypeWrapper<Omit<Types.LoginResult, 'cart' | 'user'> & { cart: ResolversTypes['Cart'], user: ResolversTypes['User'] }>;
  LoginSession: ResolverTypeWrapper<Types.LoginSession>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterInput: Types.NewsletterInput;
  NutritionRow: ResolverTypeWrapper<Types.NutritionRow>;
  OpeningHours: ResolverTypeWrapper<Types.OpeningHours>;
  Order: ResolverTypeWrapper<OrderParent>;
  OrderEvent: ResolverTypeWrapper<Types.OrderEvent>;
  OrderFee: ResolverTypeWrapper<Types.OrderFee>;
  OrderFeeKind: Types.OrderFeeKind;
  OrderMethod: ResolverTypeWrapper<Types.OrderMethod>;
  OrderPage: ResolverTypeWrapper<Omit<Types.OrderPage, 'data'> & { data: Array<ResolversTypes['Order']> }>;
  OrderPayment: ResolverTypeWrapper<Types.OrderPayment>;
  OrderPickup: ResolverTypeWrapper<Types.OrderPickup>;
  OrderProduct: ResolverTypeWrapper<Types.OrderProduct>;
  OrderStatus: ResolverTypeWrapper<Types.OrderStatus>;
  OrderStatusCode: Types.OrderStatusCode;
  OrderTimeSlot: ResolverTypeWrapper<Types.OrderTimeSlot>;
  OrderedProduct: ResolverTypeWrapper<Types.OrderedProduct>;
  OrderedProductReference: ResolverTypeWrapper<Types.OrderedProductReference>;
  PaginatorInfo: ResolverTypeWrapper<Types.PaginatorInfo>;
  PaymentAlternative: ResolverTypeWrapper<Types.PaymentAlternative>;
  PaymentMethod: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PaymentMethod']>;
  PaymentMethodData: ResolverTypeWrapper<Types.PaymentMethodData>;
  PaymentMethodDataInput: Types.PaymentMethodDataInput;
  PaymentRefusal: Types.PaymentRefusal;
  PaymentStatus: Types.PaymentStatus;
  PersonalDataInput: Types.PersonalDataInput;
  PickupShippingMethod: ResolverTypeWrapper<Types.PickupShippingMethod>;
  PostPoint: ResolverTypeWrapper<Types.PostPoint>;
  PostPointFilters: Types.PostPointFilters;
  PostPointShippingMethod: ResolverTypeWrapper<Types.PostPointShippingMethod>;
  PostalShippingMethod: ResolverTypeWrapper<Types.PostalShippingMethod>;
  Postcode: ResolverTypeWrapper<Types.Postcode>;
  PostcodeFilters: Types.PostcodeFilters;
  PriceRange: ResolverTypeWrapper<Types.PriceRange>;
  Product: ResolverTypeWrapper<ProductParent>;
  ProductAttribute: ResolverTypeWrapper<Types.ProductAttribute>;
  ProductAttributeFilter: Types.ProductAttributeFilter;
  ProductAttributeOption: ResolverTypeWrapper<Types.ProductAttributeOption>;
  ProductCategoryLink: ResolverTypeWrapper<Types.ProductCategoryLink>;
  ProductFacets: ResolverTypeWrapper<Types.ProductFacets>;
  ProductFilters: Types.ProductFilters;
  ProductPage: ResolverTypeWrapper<ProductList>;
  ProductSort: Types.ProductSort;
  ProductStatus: Types.ProductStatus;
  ProductStorage: Types.ProductStorage;
  PromoType: Types.PromoType;
  QuantityType: Types.QuantityType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rating: Types.Rating;
  Redirect: ResolverTypeWrapper<Types.Redirect>;
  RefundAccount: ResolverTypeWrapper<Types.RefundAccount>;
  RefundAccountInput: Types.RefundAccountInput;
  RegistrationInput: Types.RegistrationInput;
  RegistrationResult: ResolverTypeWrapper<RegistrationParent>;
  ResetPasswordInput: Types.ResetPasswordInput;
  SavedCardPaymentMethod: ResolverTypeWrapper<Types.SavedCardPaymentMethod>;
  SavedCreditCard: ResolverTypeWrapper<Types.SavedCreditCard>;
  SearchSort: Types.SearchSort;
  SearchSuggestions: ResolverTypeWrapper<Omit<Types.SearchSuggestions, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  Sector: ResolverTypeWrapper<Types.Sector>;
  SessionEnd: Types.SessionEnd;
  ShippingMethod: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingMethod']>;
  ShippingMethodError: ResolverTypeWrapper<Types.ShippingMethodError>;
  SimplePaymentMethod: ResolverTypeWrapper<Types.SimplePaymentMethod>;
  SortDirection: Types.SortDirection;
  SpecialDay: ResolverTypeWrapper<Types.SpecialDay>;
  StartPaymentResult: ResolverTypeWrapper<Omit<Types.StartPaymentResult, 'order'> & { order: ResolversTypes['Order'] }>;
  Store: ResolverTypeWrapper<Types.Store>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Substitution: Types.Substitution;
  SuggestedBrand: ResolverTypeWrapper<Types.SuggestedBrand>;
  SuggestedCategory: ResolverTypeWrapper<Types.SuggestedCategory>;
  TermProducts: ResolverTypeWrapper<Omit<Types.TermProducts, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  TimeRange: ResolverTypeWrapper<Types.TimeRange>;
  TimeSlotOffer: ResolverTypeWrapper<Types.TimeSlotOffer>;
  TimeSlotStatus: Types.TimeSlotStatus;
  TimetableTimeSlot: ResolverTypeWrapper<Types.TimetableTimeSlot>;
  UpdateCartInput: Types.UpdateCartInput;
  User: ResolverTypeWrapper<UserRow>;
  UserBillingAddress: ResolverTypeWrapper<Types.UserBillingAddress>;
  UserBillingAddressInput: Types.UserBillingAddressInput;
  UserShippingAddress: ResolverTypeWrapper<Types.UserShippingAddress>;
  UserShippingAddressInput: Types.UserShippingAddressInput;
  UserType: Types.UserType;
  Votes: ResolverTypeWrapper<Types.Votes>;
  Withdrawal: ResolverTypeWrapper<Types.Withdrawal>;
  WithdrawalInput: Types.WithdrawalInput;
  WithdrawalProductInput: Types.WithdrawalProductInput;
  WithdrawalTerms: ResolverTypeWrapper<Types.WithdrawalTerms>;
  WithdrawnProduct: ResolverTypeWrapper<Types.WithdrawnProduct>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdditionalInformation: Types.AdditionalInformation;
  AdditionalInformationInput: Types.AdditionalInformationInput;
  Article: Types.Article;
  AttributeFacet: Types.AttributeFacet;
  AttributeFacetOption: Types.AttributeFacetOption;
  BankTransferPaymentMethod: Types.BankTransferPaymentMethod;
  BlogEntry: BlogEntryParent;
  Boolean: Types.Scalars['Boolean']['output'];
  BorgunPaymentMethod: Types.BorgunPaymentMethod;
  Brand: Types.Brand;
  Cart: Omit<Types.Cart, 'cart_products' | 'payment_method' | 'shipping_method'> & { cart_products: Array<ResolversParentTypes['CartProduct']>, payment_method?: Types.Maybe<ResolversParentTypes['PaymentMethod']>, shipping_method?: Types.Maybe<ResolversParentTypes['ShippingMethod']> };
  CartBillingAddress: Types.CartBillingAddress;
  CartBillingAddressInput: Types.CartBillingAddressInput;
  CartContactData: Types.CartContactData;
  CartContactDataInput: Types.CartContactDataInput;
  CartMergeChange: Types.CartMergeChange;
  CartProduct: Omit<Types.CartProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  CartProductInput: Types.CartProductInput;
  CartShippingAddress: Types.CartShippingAddress;
  CartShippingAddressInput: Types.CartShippingAddressInput;
  CartWarning: Types.CartWarning;
  CashOnDeliveryPaymentMethod: Types.CashOnDeliveryPaymentMethod;
  Category: Types.Category;
  ContactMessageInput: Types.ContactMessageInput;
  CoordinatesInput: Types.CoordinatesInput;
  CourierShippingMethod: Types.CourierShippingMethod;
  CreateOrderInput: Types.CreateOrderInput;
  CreateOrderResult: Omit<Types.CreateOrderResult, 'order' | 'registration_result'> & { order: ResolversParentTypes['Order'], registration_result?: Types.Maybe<ResolversParentTypes['RegistrationResult']> };
  DateTime: Types.Scalars['DateTime']['output'];
  DeletedProduct: Types.DeletedProduct;
  DeliveryInfo: Types.DeliveryInfo;
  DonationInput: Types.DonationInput;
  Empty: EmptyParent;
  FeedbackInput: Types.FeedbackInput;
  Float: Types.Scalars['Float']['output'];
  FooterBlock: Types.FooterBlock;
  FooterLink: Types.FooterLink;
  GoodIdDiff: Types.GoodIdDiff;
  GoodIdDifference: Types.GoodIdDifference;
  ID: Types.Scalars['ID']['output'];
  Image: Types.Image;
  ImageConversions: Types.ImageConversions;
  Int: Types.Scalars['Int']['output'];
  LinkableOrder: Types.LinkableOrder;
  LinkableOrderPaymentMethod: Types.LinkableOrderPaymentMethod;
  LinkableOrderShippingMethod: Types.LinkableOrderShippingMethod;
  LoginInput: Types.LoginInput;
  LoginResult: Omit<Types.LoginResult, 'cart' | 'user'> & { cart: ResolversParentTypes['Cart'], user: ResolversParentTypes['User'] };
  LoginSession: Types.LoginSession;
  Mutation: Record<PropertyKey, never>;
  NewsletterInput: Types.NewsletterInput;
  NutritionRow: Types.NutritionRow;
  OpeningHours: Types.OpeningHours;
  Order: OrderParent;
  OrderEvent: Types.OrderEvent;
  OrderFee: Types.OrderFee;
  OrderMethod: Types.OrderMethod;
  OrderPage: Omit<Types.OrderPage, 'data'> & { data: Array<ResolversParentTypes['Order']> };
  OrderPayment: Types.OrderPayment;
  OrderPickup: Types.OrderPickup;
  OrderProduct: Types.OrderProduct;
  OrderStatus: Types.OrderStatus;
  OrderTimeSlot: Types.OrderTimeSlot;
  OrderedProduct: Types.OrderedProduct;
  OrderedProductReference: Types.OrderedProductReference;
  PaginatorInfo: Types.PaginatorInfo;
  PaymentAlternative: Types.PaymentAlternative;
  PaymentMethod: ResolversInterfaceTypes<ResolversParentTypes>['PaymentMethod'];
  PaymentMethodData: Types.PaymentMethodData;
  PaymentMethodDataInput: Types.PaymentMethodDataInput;
  PersonalDataInput: Types.PersonalDataInput;
  PickupShippingMethod: Types.PickupShippingMethod;
  PostPoint: Types.PostPoint;
  PostPointFilters: Types.PostPointFilters;
  PostPointShippingMethod: Types.PostPointShippingMethod;
  PostalShippingMethod: Types.PostalShippingMethod;
  Postcode: Types.Postcode;
  PostcodeFilters: Types.PostcodeFilters;
  PriceRange: Types.PriceRange;
  Product: ProductParent;
  ProductAttribute: Types.ProductAttribute;
  ProductAttributeFilter: Types.ProductAttributeFilter;
  ProductAttributeOption: Types.ProductAttributeOption;
  ProductCategoryLink: Types.ProductCategoryLink;
  ProductFacets: Types.ProductFacets;
  ProductFilters: Types.ProductFilters;
  ProductPage: ProductList;
  Query: Record<PropertyKey, never>;
  Redirect: Types.Redirect;
  RefundAccount: Types.RefundAccount;
  RefundAccountInput: Types.RefundAccountInput;
  RegistrationInput: Types.RegistrationInput;
  RegistrationResult: RegistrationParent;
  ResetPasswordInput: Types.ResetPasswordInput;
  SavedCardPaymentMethod: Types.SavedCardPaymentMethod;
  SavedCreditCard: Types.SavedCreditCard;
  SearchSuggestions: Omit<Types.SearchSuggestions, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  Sector: Types.Sector;
  ShippingMethod: ResolversInterfaceTypes<ResolversParentTypes>['ShippingMethod'];
  ShippingMethodError: Types.ShippingMethodError;
  SimplePaymentMethod: Types.SimplePaymentMethod;
  SpecialDay: Types.SpecialDay;
  StartPaymentResult: Omit<Types.StartPaymentResult, 'order'> & { order: ResolversParentTypes['Order'] };
  Store: Types.Store;
  String: Types.Scalars['String']['output'];
  SuggestedBrand: Types.SuggestedBrand;
  SuggestedCategory: Types.SuggestedCategory;
  TermProducts: Omit<Types.TermProducts, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  TimeRange: Types.TimeRange;
  TimeSlotOffer: Types.TimeSlotOffer;
  TimetableTimeSlot: Types.TimetableTimeSlot;
  UpdateCartInput: Types.UpdateCartInput;
  User: UserRow;
  UserBillingAddress: Types.UserBillingAddress;
  UserBillingAddressInput: Types.UserBillingAddressInput;
  UserShippingAddress: Types.UserShippingAddress;
  UserShippingAddressInput: Types.UserShippingAddressInput;
  Votes: Types.Votes;
  Withdrawal: Types.Withdrawal;
  WithdrawalInput: Types.WithdrawalInput;
  WithdrawalProductInput: Types.WithdrawalProductInput;
  WithdrawalTerms: Types.WithdrawalTerms;
  WithdrawnProduct: Types.WithdrawnProduct;
};

export type CostDirectiveArgs = {
  weight: Types.Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Types.Scalars['Int']['input'];
  lengthOf?: Types.Maybe<Types.Scalars['String']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RangeDirectiveArgs = {
  max: Types.Scalars['Int']['input'];
  maxOfNamed?: Types.Maybe<Types.Scalars['Int']['input']>;
  min?: Types.Scalars['Int']['input'];
};

export type RangeDirectiveResolver<Result, Parent, ContextType = Context, Args = RangeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdditionalInformationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdditionalInformation'] = ResolversParentTypes['AdditionalInformation']> = {
  gift_card_text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbon_color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttributeFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFacet'] = ResolversParentTypes['AttributeFacet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AttributeFacetOption']>, ParentType, ContextType>;
};

export type AttributeFacetOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFacetOption'] = ResolversParentTypes['AttributeFacetOption']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankTransferPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransferPaymentMethod'] = ResolversParentTypes['BankTransferPaymentMethod']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogEntry'] = ResolversParentTypes['BlogEntry']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BorgunPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BorgunPaymentMethod'] = ResolversParentTypes['BorgunPaymentMethod']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  age_confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['CartBillingAddress']>, ParentType, ContextType>;
  cart_products?: Resolver<Array<ResolversTypes['CartProduct']>, ParentType, ContextType>;
  contact_data?: Resolver<Types.Maybe<ResolversTypes['CartContactData']>, ParentType, ContextType>;
  coupon_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted_products?: Resolver<Array<ResolversTypes['DeletedProduct']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linked_order?: Resolver<Types.Maybe<ResolversTypes['LinkableOrder']>, ParentType, ContextType>;
  payment_method?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  payment_method_data?: Resolver<Types.Maybe<ResolversTypes['PaymentMethodData']>, ParentType, ContextType>;
  post_point?: Resolver<Types.Maybe<ResolversTypes['PostPoint']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping_address?: Resolver<Types.Maybe<ResolversTypes['CartShippingAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Types.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  timetable_time_slot?: Resolver<Types.Maybe<ResolversTypes['TimetableTimeSlot']>, ParentType, ContextType>;
  total_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CartWarning']>, ParentType, ContextType>;
};

export type CartBillingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartBillingAddress'] = ResolversParentTypes['CartBillingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  is_company?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartContactDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartContactData'] = ResolversParentTypes['CartContactData']> = {
  contact_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact_telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartMergeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartMergeChange'] = ResolversParentTypes['CartMergeChange']> = {
  kind?: Resolver<ResolversTypes['CartMergeKind'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  additional_information?: Resolver<Types.Maybe<ResolversTypes['AdditionalInformation']>, ParentType, ContextType>;
  alternative_quantity_piece?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantityType?: Resolver<ResolversTypes['QuantityType'], ParentType, ContextType>;
  sliced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  substitution?: Resolver<ResolversTypes['Substitution'], ParentType, ContextType>;
  total_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartShippingAddress'] = ResolversParentTypes['CartShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartWarning'] = ResolversParentTypes['CartWarning']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOnDeliveryPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOnDeliveryPaymentMethod'] = ResolversParentTypes['CashOnDeliveryPaymentMethod']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_description_mpl_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_homepage_prohibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_promotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotion_place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierShippingMethod'] = ResolversParentTypes['CourierShippingMethod']> = {
  cash_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ShippingMethodError']>, ParentType, ContextType>;
  extra_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_ranges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  refuses?: Resolver<Types.Maybe<Array<ResolversTypes['GoodsTrait']>>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_slots?: Resolver<Types.Maybe<ResolversTypes['TimeSlotOffer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderResult'] = ResolversParentTypes['CreateOrderResult']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  registration_result?: Resolver<Types.Maybe<ResolversTypes['RegistrationResult']>, ParentType, ContextType>;
  rewrite_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedProduct'] = ResolversParentTypes['DeletedProduct']> = {
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryInfo'] = ResolversParentTypes['DeliveryInfo']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmptyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Empty'] = ResolversParentTypes['Empty']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FooterBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FooterBlock'] = ResolversParentTypes['FooterBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['FooterLink']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FooterLink'] = ResolversParentTypes['FooterLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodIdDiffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodIdDiff'] = ResolversParentTypes['GoodIdDiff']> = {
  diff?: Resolver<Array<ResolversTypes['GoodIdDifference']>, ParentType, ContextType>;
};

export type GoodIdDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodIdDifference'] = ResolversParentTypes['GoodIdDifference']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['ImageConversions'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImageConversionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageConversions'] = ResolversParentTypes['ImageConversions']> = {
  full?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkableOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkableOrder'] = ResolversParentTypes['LinkableOrder']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment_method?: Resolver<ResolversTypes['LinkableOrderPaymentMethod'], ParentType, ContextType>;
  shipping_city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_house_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<ResolversTypes['LinkableOrderShippingMethod'], ParentType, ContextType>;
  shipping_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping_street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timetable_time_slot?: Resolver<Types.Maybe<ResolversTypes['OrderTimeSlot']>, ParentType, ContextType>;
};

export type LinkableOrderPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkableOrderPaymentMethod'] = ResolversParentTypes['LinkableOrderPaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkableOrderShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkableOrderShippingMethod'] = ResolversParentTypes['LinkableOrderShippingMethod']> = {
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_ranges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cart_changes?: Resolver<Array<ResolversTypes['CartMergeChange']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type LoginSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginSession'] = ResolversParentTypes['LoginSession']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_used_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, Partial<Types.MutationCancelOrderArgs>>;
  changeMyPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationChangeMyPasswordArgs, 'current_password' | 'new_password'>>;
  changePaymentMethod?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationChangePaymentMethodArgs, 'payment_method' | 'total_amount'>>;
  confirmEmail?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'token'>>;
  confirmNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationConfirmNewsletterArgs, 'token'>>;
  confirmOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationConfirmOrderArgs, 'token' | 'transaction_id'>>;
  createCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  createMyUserBillingAddress?: Resolver<ResolversTypes['UserBillingAddress'], ParentType, ContextType, RequireFields<Types.MutationCreateMyUserBillingAddressArgs, 'address'>>;
  createMyUserShippingAddress?: Resolver<ResolversTypes['UserShippingAddress'], ParentType, ContextType, RequireFields<Types.MutationCreateMyUserShippingAddressArgs, 'address'>>;
  createOrder?: Resolver<ResolversTypes['CreateOrderResult'], ParentType, ContextType, RequireFields<Types.MutationCreateOrderArgs, 'orderInput'>>;
  deleteMyAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeleteMyAccountArgs, 'current_password'>>;
  deleteMySavedCreditCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationDeleteMySavedCreditCardArgs, 'card_id'>>;
  deleteMyUserBillingAddress?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationDeleteMyUserBillingAddressArgs, 'address_id'>>;
  deleteMyUserShippingAddress?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationDeleteMyUserShippingAddressArgs, 'address_id'>>;
  endMyOtherSessions?: Resolver<Array<ResolversTypes['LoginSession']>, ParentType, ContextType>;
  endMySession?: Resolver<Array<ResolversTypes['LoginSession']>, ParentType, ContextType, RequireFields<Types.MutationEndMySessionArgs, 'session_id'>>;
  forgetMyAvoidedAllergens?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'loginData'>>;
  logout?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<Types.MutationRegistrationArgs, 'registrationData'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'email'>>;
  requestWithdrawalLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestWithdrawalLinkArgs, 'email' | 'order_id'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'resetData'>>;
  sendContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'message'>>;
  sendFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendFeedbackArgs, 'feedback'>>;
  setDefaultMySavedCreditCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetDefaultMySavedCreditCardArgs, 'card_id'>>;
  setDefaultMyUserBillingAddress?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetDefaultMyUserBillingAddressArgs, 'address_id'>>;
  setDefaultMyUserShippingAddress?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetDefaultMyUserShippingAddressArgs, 'address_id'>>;
  setMyAvoidedAllergens?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetMyAvoidedAllergensArgs, 'allergens' | 'consents'>>;
  setMyDonations?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetMyDonationsArgs, 'disable_donations'>>;
  settleOrder?: Resolver<Types.Maybe<ResolversTypes['CreateOrderResult']>, ParentType, ContextType, RequireFields<Types.MutationSettleOrderArgs, 'cart_id'>>;
  startPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<Types.MutationStartPaymentArgs, 'save_card'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToNewsletterArgs, 'input'>>;
  subscribeToProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToProductArgs, 'product_id'>>;
  tokenLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationTokenLoginArgs, 'stay_logged_in' | 'token'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromNewsletterArgs, 'token'>>;
  unsubscribeFromProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromProductArgs, 'product_id'>>;
  updateCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationUpdateCartArgs, 'input'>>;
  updateMyPersonalData?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationUpdateMyPersonalDataArgs, 'personalData'>>;
  updateMyUserBillingAddress?: Resolver<ResolversTypes['UserBillingAddress'], ParentType, ContextType, RequireFields<Types.MutationUpdateMyUserBillingAddressArgs, 'address' | 'address_id'>>;
  updateMyUserShippingAddress?: Resolver<ResolversTypes['UserShippingAddress'], ParentType, ContextType, RequireFields<Types.MutationUpdateMyUserShippingAddressArgs, 'address' | 'address_id'>>;
  wishForProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWishForProductArgs, 'term'>>;
  withdrawFromOrder?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<Types.MutationWithdrawFromOrderArgs, 'withdrawal'>>;
};

export type NutritionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NutritionRow'] = ResolversParentTypes['NutritionRow']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  affiliation?: Resolver<ResolversTypes['Affiliation'], ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['CartBillingAddress']>, ParentType, ContextType>;
  boxing_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellable_until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cash_on_delivery_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirm_until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contact_data?: Resolver<Types.Maybe<ResolversTypes['CartContactData']>, ParentType, ContextType>;
  coupon_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposit_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  donation_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OrderFee']>, ParentType, ContextType>;
  goods_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_brief?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linked_order_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  order_products?: Resolver<Array<ResolversTypes['OrderProduct']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  payment_method?: Resolver<ResolversTypes['OrderMethod'], ParentType, ContextType>;
  pickup?: Resolver<Types.Maybe<ResolversTypes['OrderPickup']>, ParentType, ContextType>;
  post_point?: Resolver<Types.Maybe<ResolversTypes['PostPoint']>, ParentType, ContextType>;
  returns_empties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping_address?: Resolver<Types.Maybe<ResolversTypes['CartShippingAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<ResolversTypes['OrderMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  timetable_time_slot?: Resolver<Types.Maybe<ResolversTypes['OrderTimeSlot']>, ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user_type?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  withdrawable_until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFee'] = ResolversParentTypes['OrderFee']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderFeeKind'], ParentType, ContextType>;
  vat?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMethod'] = ResolversParentTypes['OrderMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  data?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  can_retry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Types.Maybe<ResolversTypes['PaymentRefusal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type OrderPickupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPickup'] = ResolversParentTypes['OrderPickup']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opening_hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  ready_from?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProduct'] = ResolversParentTypes['OrderProduct']> = {
  additional_information?: Resolver<Types.Maybe<ResolversTypes['AdditionalInformation']>, ParentType, ContextType>;
  alternative_quantity_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_quantity_piece?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  default_quantity_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposit_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityType?: Resolver<ResolversTypes['QuantityType'], ParentType, ContextType>;
  sliced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  substitution?: Resolver<ResolversTypes['Substitution'], ParentType, ContextType>;
  total_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vat?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawable_piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  code?: Resolver<ResolversTypes['OrderStatusCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTimeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTimeSlot'] = ResolversParentTypes['OrderTimeSlot']> = {
  range_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time_from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedProduct'] = ResolversParentTypes['OrderedProduct']> = {
  alternative_quantity_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_quantity_piece?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  default_quantity_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_quantity_piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  first_created_at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  order_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['OrderedProductReference'], ParentType, ContextType>;
};

export type OrderedProductReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedProductReference'] = ResolversParentTypes['OrderedProductReference']> = {
  default_category_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaginatorInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaginatorInfo'] = ResolversParentTypes['PaginatorInfo']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMorePages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentAlternativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAlternative'] = ResolversParentTypes['PaymentAlternative']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment_method?: Resolver<ResolversTypes['OrderMethod'], ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  __resolveType: TypeResolveFn<'BankTransferPaymentMethod' | 'BorgunPaymentMethod' | 'CashOnDeliveryPaymentMethod' | 'SavedCardPaymentMethod' | 'SimplePaymentMethod', ParentType, ContextType>;
};

export type PaymentMethodDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethodData'] = ResolversParentTypes['PaymentMethodData']> = {
  user_saved_credit_card_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PickupShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupShippingMethod'] = ResolversParentTypes['PickupShippingMethod']> = {
  cash_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ShippingMethodError']>, ParentType, ContextType>;
  extra_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_ranges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  refuses?: Resolver<Types.Maybe<Array<ResolversTypes['GoodsTrait']>>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_slots?: Resolver<Types.Maybe<ResolversTypes['TimeSlotOffer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostPoint'] = ResolversParentTypes['PostPoint']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ext_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  service_point_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  working_hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostPointShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostPointShippingMethod'] = ResolversParentTypes['PostPointShippingMethod']> = {
  cash_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ShippingMethodError']>, ParentType, ContextType>;
  extra_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_ranges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  refuses?: Resolver<Types.Maybe<Array<ResolversTypes['GoodsTrait']>>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_slots?: Resolver<Types.Maybe<ResolversTypes['TimeSlotOffer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostalShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalShippingMethod'] = ResolversParentTypes['PostalShippingMethod']> = {
  cash_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ShippingMethodError']>, ParentType, ContextType>;
  extra_cost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_ranges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  refuses?: Resolver<Types.Maybe<Array<ResolversTypes['GoodsTrait']>>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_slots?: Resolver<Types.Maybe<ResolversTypes['TimeSlotOffer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostcodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Postcode'] = ResolversParentTypes['Postcode']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  adults_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_quantity_exchange_rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  alternative_quantity_minimum?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  alternative_quantity_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_quantity_scale?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  barcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategoryLink']>, ParentType, ContextType>;
  components?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_category_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  default_quantity_minimum?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  default_quantity_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_quantity_scale?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties?: Resolver<Array<ResolversTypes['Empty']>, ParentType, ContextType>;
  ext_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  is_fragile?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_mpl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowest_price_30d?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_expiry_days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  news_from_date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  news_to_date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nutrition_data?: Resolver<Array<ResolversTypes['NutritionRow']>, ParentType, ContextType>;
  package_official_g?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  package_official_ml?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  personal_discount_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personal_discount_unit_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefixbox_score?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previous_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_per_unit?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promo_type?: Resolver<Types.Maybe<ResolversTypes['PromoType']>, ParentType, ContextType>;
  sliceable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smarturl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  special_unit_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  storage?: Resolver<Types.Maybe<ResolversTypes['ProductStorage']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vote_calculated?: Resolver<ResolversTypes['Votes'], ParentType, ContextType>;
  webshop_only_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
};

export type ProductAttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeOption'] = ResolversParentTypes['ProductAttributeOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCategoryLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryLink'] = ResolversParentTypes['ProductCategoryLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeFacet']>, ParentType, ContextType>;
  discounted_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  news_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_max?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_min?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  corrected_term?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  popular_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allProductCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  article?: Resolver<Types.Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<Types.QueryArticleArgs, 'url_key'>>;
  blogEntries?: Resolver<Array<ResolversTypes['BlogEntry']>, ParentType, ContextType, RequireFields<Types.QueryBlogEntriesArgs, 'first' | 'page'>>;
  blogEntry?: Resolver<Types.Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType, RequireFields<Types.QueryBlogEntryArgs, 'url_key'>>;
  brand?: Resolver<Types.Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<Types.QueryBrandArgs, 'slug'>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<Types.QueryBrandsArgs, 'first' | 'page'>>;
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryCartArgs, 'id'>>;
  deliveryInfo?: Resolver<Array<ResolversTypes['DeliveryInfo']>, ParentType, ContextType>;
  emailAvailability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QueryEmailAvailabilityArgs, 'email'>>;
  exportMyData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerBlocks?: Resolver<Array<ResolversTypes['FooterBlock']>, ParentType, ContextType>;
  getCart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryGetCartArgs, 'id'>>;
  getProductById?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryGetProductByIdArgs, 'id'>>;
  getProductByUrlKey?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryGetProductByUrlKeyArgs, 'url_key'>>;
  linkableOrders?: Resolver<Array<ResolversTypes['LinkableOrder']>, ParentType, ContextType, RequireFields<Types.QueryLinkableOrdersArgs, 'cart_id'>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['LoginSession']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrderArgs, 'id'>>;
  orderByTransaction?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrderByTransactionArgs, 'transaction_id'>>;
  paymentAlternatives?: Resolver<Array<ResolversTypes['PaymentAlternative']>, ParentType, ContextType, Partial<Types.QueryPaymentAlternativesArgs>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, Partial<Types.QueryPaymentMethodsArgs>>;
  postPoints?: Resolver<Array<ResolversTypes['PostPoint']>, ParentType, ContextType, Partial<Types.QueryPostPointsArgs>>;
  postcodes?: Resolver<Array<ResolversTypes['Postcode']>, ParentType, ContextType, RequireFields<Types.QueryPostcodesArgs, 'filters'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<Types.QueryProductsArgs, 'first' | 'page'>>;
  redirect?: Resolver<Types.Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<Types.QueryRedirectArgs, 'path'>>;
  searchProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<Types.QuerySearchProductsArgs, 'first' | 'page' | 'term'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<Types.QuerySearchSuggestionsArgs, 'first' | 'term'>>;
  searchTerms?: Resolver<Array<ResolversTypes['TermProducts']>, ParentType, ContextType, RequireFields<Types.QuerySearchTermsArgs, 'terms'>>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, Partial<Types.QueryShippingMethodsArgs>>;
  store?: Resolver<Types.Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<Types.QueryStoreArgs, 'id'>>;
  stores?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType>;
  timetableTimeSlots?: Resolver<Array<ResolversTypes['TimetableTimeSlot']>, ParentType, ContextType, Partial<Types.QueryTimetableTimeSlotsArgs>>;
  withdrawalTerms?: Resolver<ResolversTypes['WithdrawalTerms'], ParentType, ContextType, RequireFields<Types.QueryWithdrawalTermsArgs, 'withdrawal'>>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundAccount'] = ResolversParentTypes['RefundAccount']> = {
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masked_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationResult'] = ResolversParentTypes['RegistrationResult']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SavedCardPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCardPaymentMethod'] = ResolversParentTypes['SavedCardPaymentMethod']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedCreditCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCreditCard'] = ResolversParentTypes['SavedCreditCard']> = {
  card_exp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  card_pan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  card_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  card_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<Array<ResolversTypes['SuggestedBrand']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SuggestedCategory']>, ParentType, ContextType>;
  corrected_term?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sector'] = ResolversParentTypes['Sector']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  __resolveType: TypeResolveFn<'CourierShippingMethod' | 'PickupShippingMethod' | 'PostPointShippingMethod' | 'PostalShippingMethod', ParentType, ContextType>;
};

export type ShippingMethodErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodError'] = ResolversParentTypes['ShippingMethodError']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_ids?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type SimplePaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimplePaymentMethod'] = ResolversParentTypes['SimplePaymentMethod']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpecialDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialDay'] = ResolversParentTypes['SpecialDay']> = {
  closes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPaymentResult'] = ResolversParentTypes['StartPaymentResult']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  rewrite_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening_hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_days?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedBrand'] = ResolversParentTypes['SuggestedBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedCategory'] = ResolversParentTypes['SuggestedCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TermProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermProducts'] = ResolversParentTypes['TermProducts']> = {
  corrected_term?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type TimeRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeRange'] = ResolversParentTypes['TimeRange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time_from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeSlotOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSlotOffer'] = ResolversParentTypes['TimeSlotOffer']> = {
  earliest?: Resolver<Types.Maybe<ResolversTypes['OrderTimeSlot']>, ParentType, ContextType>;
  highest_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowest_price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visible_until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimetableTimeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimetableTimeSlot'] = ResolversParentTypes['TimetableTimeSlot']> = {
  held_until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['Sector'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TimeSlotStatus'], ParentType, ContextType>;
  timeRange?: Resolver<ResolversTypes['TimeRange'], ParentType, ContextType>;
  visible_until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  weight_limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avoided_allergens?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  billing_addresses?: Resolver<Array<ResolversTypes['UserBillingAddress']>, ParentType, ContextType>;
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer_type?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  default_billing_address?: Resolver<Types.Maybe<ResolversTypes['UserBillingAddress']>, ParentType, ContextType>;
  default_shipping_address?: Resolver<Types.Maybe<ResolversTypes['UserShippingAddress']>, ParentType, ContextType>;
  disable_donations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ext_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  good_id_diff?: Resolver<Types.Maybe<ResolversTypes['GoodIdDiff']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_login?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered_products?: Resolver<Array<ResolversTypes['OrderedProduct']>, ParentType, ContextType, RequireFields<Types.UserOrdered_ProductsArgs, 'first' | 'page'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<Types.UserOrdersArgs, 'first' | 'page'>>;
  saved_credit_cards?: Resolver<Array<ResolversTypes['SavedCreditCard']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<ResolversTypes['UserShippingAddress']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserBillingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserBillingAddress'] = ResolversParentTypes['UserBillingAddress']> = {
  bank_transfer_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_company?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_goodid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserShippingAddress'] = ResolversParentTypes['UserShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_goodid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VotesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Votes'] = ResolversParentTypes['Votes']> = {
  vote_avg?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vote_count_five?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vote_count_four?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vote_count_one?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vote_count_three?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vote_count_two?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['WithdrawnProduct']>, ParentType, ContextType>;
  refund_account?: Resolver<Types.Maybe<ResolversTypes['RefundAccount']>, ParentType, ContextType>;
};

export type WithdrawalTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalTerms'] = ResolversParentTypes['WithdrawalTerms']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['WithdrawnProduct']>, ParentType, ContextType>;
};

export type WithdrawnProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawnProduct'] = ResolversParentTypes['WithdrawnProduct']> = {
  alternative_quantity_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_quantity_piece?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  default_quantity_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AdditionalInformation?: AdditionalInformationResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  AttributeFacet?: AttributeFacetResolvers<ContextType>;
  AttributeFacetOption?: AttributeFacetOptionResolvers<ContextType>;
  BankTransferPaymentMethod?: BankTransferPaymentMethodResolvers<ContextType>;
  BlogEntry?: BlogEntryResolvers<ContextType>;
  BorgunPaymentMethod?: BorgunPaymentMethodResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartBillingAddress?: CartBillingAddressResolvers<ContextType>;
  CartContactData?: CartContactDataResolvers<ContextType>;
  CartMergeChange?: CartMergeChangeResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  CartShippingAddress?: CartShippingAddressResolvers<ContextType>;
  CartWarning?: CartWarningResolvers<ContextType>;
  CashOnDeliveryPaymentMethod?: CashOnDeliveryPaymentMethodResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CourierShippingMethod?: CourierShippingMethodResolvers<ContextType>;
  CreateOrderResult?: CreateOrderResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedProduct?: DeletedProductResolvers<ContextType>;
  DeliveryInfo?: DeliveryInfoResolvers<ContextType>;
  Empty?: EmptyResolvers<ContextType>;
  FooterBlock?: FooterBlockResolvers<ContextType>;
  FooterLink?: FooterLinkResolvers<ContextType>;
  GoodIdDiff?: GoodIdDiffResolvers<ContextType>;
  GoodIdDifference?: GoodIdDifferenceResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageConversions?: ImageConversionsResolvers<ContextType>;
  LinkableOrder?: LinkableOrderResolvers<ContextType>;
  LinkableOrderPaymentMethod?: LinkableOrderPaymentMethodResolvers<ContextType>;
  LinkableOrderShippingMethod?: LinkableOrderShippingMethodResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSession?: LoginSessionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NutritionRow?: NutritionRowResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderFee?: OrderFeeResolvers<ContextType>;
  OrderMethod?: OrderMethodResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPickup?: OrderPickupResolvers<ContextType>;
  OrderProduct?: OrderProductResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderTimeSlot?: OrderTimeSlotResolvers<ContextType>;
  OrderedProduct?: OrderedProductResolvers<ContextType>;
  OrderedProductReference?: OrderedProductReferenceResolvers<ContextType>;
  PaginatorInfo?: PaginatorInfoResolvers<ContextType>;
  PaymentAlternative?: PaymentAlternativeResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodData?: PaymentMethodDataResolvers<ContextType>;
  PickupShippingMethod?: PickupShippingMethodResolvers<ContextType>;
  PostPoint?: PostPointResolvers<ContextType>;
  PostPointShippingMethod?: PostPointShippingMethodResolvers<ContextType>;
  PostalShippingMethod?: PostalShippingMethodResolvers<ContextType>;
  Postcode?: PostcodeResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductAttributeOption?: ProductAttributeOptionResolvers<ContextType>;
  ProductCategoryLink?: ProductCategoryLinkResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RefundAccount?: RefundAccountResolvers<ContextType>;
  RegistrationResult?: RegistrationResultResolvers<ContextType>;
  SavedCardPaymentMethod?: SavedCardPaymentMethodResolvers<ContextType>;
  SavedCreditCard?: SavedCreditCardResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Sector?: SectorResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShippingMethodError?: ShippingMethodErrorResolvers<ContextType>;
  SimplePaymentMethod?: SimplePaymentMethodResolvers<ContextType>;
  SpecialDay?: SpecialDayResolvers<ContextType>;
  StartPaymentResult?: StartPaymentResultResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  SuggestedBrand?: SuggestedBrandResolvers<ContextType>;
  SuggestedCategory?: SuggestedCategoryResolvers<ContextType>;
  TermProducts?: TermProductsResolvers<ContextType>;
  TimeRange?: TimeRangeResolvers<ContextType>;
  TimeSlotOffer?: TimeSlotOfferResolvers<ContextType>;
  TimetableTimeSlot?: TimetableTimeSlotResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserBillingAddress?: UserBillingAddressResolvers<ContextType>;
  UserShippingAddress?: UserShippingAddressResolvers<ContextType>;
  Votes?: VotesResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalTerms?: WithdrawalTermsResolvers<ContextType>;
  WithdrawnProduct?: WithdrawnProductResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  range?: RangeDirectiveResolver<any, any, ContextType>;
};
