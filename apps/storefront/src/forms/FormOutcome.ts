/** A question that the shopper must answer before the form can be done. */
export type FormQuestion =
  | { readonly kind: "age" }
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
  | { readonly kind: "done"; readonly notes: ReadonlyArray<string> }
  | { readonly kind: "asks"; readonly question: FormQuestion }
  | { readonly kind: "refused"; readonly status: 400 | 404 | 409 | 503; readonly message: string };
