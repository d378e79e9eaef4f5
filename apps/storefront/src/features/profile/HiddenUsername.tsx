/** Tells password managers whose password a form without an e-mail field asks for. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
