// Generated from the schemas by `npm run codegen`. Do not edit.
import { type CartBillingAddress } from "../../../cart/model/Cart.ts";
import { type ContactPerson } from "../../../address/ContactPerson.ts";
import { type Destination } from "../../../address/Destination.ts";
import {
  type Order,
  type OrderFee,
  type OrderLine,
  type Withdrawal,
  type WithdrawalTerms,
  type WithdrawnProduct,
} from "../../model/Order.ts";
import { type PostPoint } from "../../../delivery/model/PostPoint.ts";
import { type TimeRange } from "../../../delivery/model/TimeSlot.ts";
import { type User } from "../../../identity/User.ts";

export type OrderLineFieldsFragment = {
  readonly product_id: string;
  readonly name: string;
  readonly piece: number;
  readonly default_quantity_name: string;
  readonly alternative_quantity_piece?: number | null | undefined;
  readonly alternative_quantity_name?: string | null | undefined;
  readonly quantityType: "default" | "alternative";
  readonly sliced: boolean;
  readonly substitution: string;
  readonly withdrawable_piece: number;
  readonly price: number;
  readonly total_price: number;
  readonly deposit_amount: number;
  readonly discount_amount: number;
  readonly paid_amount: number;
  readonly vat?: number | null | undefined;
  readonly vat_amount: number;
  readonly additional_information?:
    | { readonly gift_card_text?: string | null | undefined; readonly ribbon_color?: string | null | undefined }
    | null
    | undefined;
};
export type OrderFeeFieldsFragment = {
  readonly kind: "BOXING" | "CASH_ON_DELIVERY" | "DELIVERY";
  readonly vat?: number | null | undefined;
  readonly amount: number;
  readonly vat_amount: number;
};
export type WithdrawnProductFieldsFragment = {
  readonly product_id: string;
  readonly name: string;
  readonly piece: number;
  readonly default_quantity_name: string;
  readonly alternative_quantity_piece?: number | null | undefined;
  readonly alternative_quantity_name?: string | null | undefined;
};
export type WithdrawalFieldsFragment = {
  readonly id: string;
  readonly created_at: string;
  readonly products: ReadonlyArray<WithdrawnProduct>;
  readonly amount: number;
  readonly refund_account?: { readonly holder: string; readonly masked_number: string } | null | undefined;
};
export type OrderFieldsFragment = {
  readonly id: string;
  readonly created_at: string;
  readonly status: { readonly code: string; readonly title: string };
  readonly goods_amount: number;
  readonly deposit_amount: number;
  readonly discount_amount: number;
  readonly delivery_amount: number;
  readonly cash_on_delivery_amount: number;
  readonly boxing_amount: number;
  readonly donation_amount: number;
  readonly total_amount: number;
  readonly order_products: ReadonlyArray<OrderLine>;
  readonly fees: ReadonlyArray<OrderFee>;
  readonly shipping_method: { readonly id: string; readonly name: string };
  readonly payment_method: { readonly id: string; readonly name: string };
  readonly payment?:
    | { readonly status: string; readonly refusal?: string | null | undefined; readonly can_retry: boolean }
    | null
    | undefined;
  readonly shipping_address?: Destination | null | undefined;
  readonly billing_address?: CartBillingAddress | null | undefined;
  readonly contact_data?: ContactPerson | null | undefined;
  readonly timetable_time_slot?: TimeRange | null | undefined;
  readonly post_point?: PostPoint | null | undefined;
  readonly pickup?:
    | {
        readonly code?: string | null | undefined;
        readonly ready_from?: string | null | undefined;
        readonly opening_hours: ReadonlyArray<{
          readonly weekday: number;
          readonly opens: string;
          readonly closes: string;
        }>;
      }
    | null
    | undefined;
  readonly linked_order_id?: string | null | undefined;
  readonly coupon_code?: string | null | undefined;
  readonly comment?: string | null | undefined;
  readonly returns_empties: boolean;
  readonly user_type: string;
  readonly affiliation: string;
  readonly cancellable_until?: string | null | undefined;
  readonly withdrawable_until?: string | null | undefined;
  readonly confirm_until?: string | null | undefined;
  readonly is_brief: boolean;
  readonly withdrawals: ReadonlyArray<Withdrawal>;
  readonly events: ReadonlyArray<{
    readonly status: { readonly code: string; readonly title: string };
    readonly created_at: string;
  }>;
};
export type PlacedOrderFieldsFragment = {
  readonly order: Order;
  readonly rewrite_url?: string | null | undefined;
  readonly transaction_id: string;
  readonly registration_result?: { readonly token: string; readonly user: User } | null | undefined;
};
export type CancelOrderMutation = { readonly cancelOrder: Order };
export type ChangePaymentMethodMutation = {
  readonly changePaymentMethod: { readonly order: Order; readonly rewrite_url?: string | null | undefined };
};
export type ConfirmOrderMutation = { readonly confirmOrder: Order };
export type OrderQuery = { readonly order: Order | null };
export type OrderByEmailQuery = { readonly orderByTransaction: Order | null };
export type OrderByTransactionQuery = { readonly orderByTransaction: Order | null };
export type OrdersQuery = {
  readonly me: {
    readonly orders: {
      readonly data: ReadonlyArray<Order>;
      readonly paginatorInfo: {
        readonly currentPage: number;
        readonly perPage: number;
        readonly lastPage: number;
        readonly total: number;
      };
    };
  };
};
export type PaymentAlternativesQuery = {
  readonly paymentAlternatives: ReadonlyArray<{
    readonly payment_method: { readonly id: string; readonly name: string };
    readonly cost: number;
    readonly total_amount: number;
  }>;
};
export type RequestWithdrawalLinkMutation = { readonly requestWithdrawalLink: boolean };
export type StartPaymentMutation = {
  readonly startPayment: { readonly order: Order; readonly rewrite_url?: string | null | undefined };
};
export type WithdrawFromOrderMutation = { readonly withdrawFromOrder: Withdrawal };
export type WithdrawalTermsFieldsFragment = {
  readonly products: ReadonlyArray<WithdrawnProduct>;
  readonly amount: number;
};
export type WithdrawalTermsQuery = { readonly withdrawalTerms: WithdrawalTerms };
