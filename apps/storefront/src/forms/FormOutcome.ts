/** A question that the shopper must answer before the form can be done. */
export type FormQuestion =
  | { readonly kind: "age" }
  | { readonly kind: "couponLoss"; readonly productName: string }
  | {
      readonly kind: "delivery";
      readonly postcode: string;
      /** Of a postcode that several share. */
      readonly cities: ReadonlyArray<string>;
      readonly problem: string | null;
    };

/** The outcome of a form. */
export type FormOutcome =
  /** Done; with what the shopper should know of it. */
  | { readonly kind: "done"; readonly notes: ReadonlyArray<string> }
  | { readonly kind: "asks"; readonly question: FormQuestion }
  | { readonly kind: "refused"; readonly status: 400 | 404 | 409 | 503; readonly message: string };
