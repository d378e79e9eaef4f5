import type { RefundAccount, WithdrawalTerms } from "@kamra/core/orders";

/** The second step of a withdrawal. */
export interface WithdrawalQuestion {
  readonly kind: "withdrawal";
  readonly terms: WithdrawalTerms;
  readonly refund: string | null;
  /** Where a refund of cash goes; null when nothing is asked. */
  readonly account: RefundAccount | null;
  readonly problems: Readonly<Record<keyof RefundAccount, string | null>>;
}

/** A question that the shopper must answer before the form can be done. */
export type FormQuestion =
  | { readonly kind: "age" }
  | WithdrawalQuestion
  | { readonly kind: "couponLoss"; readonly productName: string }
  | {
      readonly kind: "delivery";
      readonly postcode: string;
      /** The places of an ambiguous postcode. */
      readonly cities: ReadonlyArray<string>;
      readonly problem: string | null;
    };

/** The outcome of a form. */
export type FormOutcome =
  /** Success, with messages for the shopper. */
  | { readonly kind: "done"; readonly notes: ReadonlyArray<string>; readonly title?: string }
  | { readonly kind: "asks"; readonly question: FormQuestion }
  | { readonly kind: "refused"; readonly status: 400 | 404 | 409 | 503; readonly message: string };
