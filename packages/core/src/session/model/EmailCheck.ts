/** Whether an account can be made for an e-mail address; `message` is for the shopper. */
export type EmailCheck =
  | { readonly status: "available" }
  | { readonly status: "taken" | "invalid"; readonly message: string };
