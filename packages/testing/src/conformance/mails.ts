import type { CheckedBackend } from "./CheckedBackend.ts";

/** Where the links of mails lead, by docs/storefront-contract.md; a token follows. */
const paths = {
  password: "/elfelejtett-jelszo/[^/\\s\"'<>]+/",
  newsletter: "/hirlevel/megerosites/",
  unsubscribe: "/hirlevel/leiratkozas/",
  order: "/megrendeles/megerosites/[^/\\s\"'<>]+/",
};

/** The token of the newest mail's link; null where there is none. */
export async function mailedToken(
  backend: CheckedBackend,
  { to, link }: { readonly to: string; readonly link: keyof typeof paths },
): Promise<string | null> {
  const found = new RegExp(`${paths[link]}([^/\\s"'<>?#&]+)`).exec(await backend.mailTo(to));
  return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
}

const reset = `mutation ($resetData: ResetPasswordInput!) { resetPassword(resetData: $resetData) }`;

export const requestReset = ({ ask }: CheckedBackend, email: string) =>
  ask("mutation ($email: String!) { requestPasswordReset(email: $email) }", { email });

/** The codes that setting a password gets; empty when it is set. */
export const resetPassword = async (
  { ask }: CheckedBackend,
  resetData: Readonly<Record<"email" | "token" | "password", string>>,
): Promise<ReadonlyArray<string>> => (await ask(reset, { resetData })).codes;

export const subscribe = ({ ask }: CheckedBackend, email: string, consent = true) =>
  ask("mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }", { input: { email, consent } });

/** The codes that confirming or ending a subscription gets. */
export const answerMail = async (
  { ask }: CheckedBackend,
  call: "confirmNewsletter" | "unsubscribeFromNewsletter",
  token: string,
): Promise<ReadonlyArray<string>> =>
  (await ask(`mutation ($token: String!) { ${call}(token: $token) }`, { token })).codes;
