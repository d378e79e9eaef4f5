/** The user name for password managers, in a form without an e-mail field. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
