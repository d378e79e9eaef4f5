/** Letters of an address, however often they are percent-encoded. Spaces stay as they are: they end an address in a text. */
function decodedLetters(text: string): string {
  const decoded = text.replace(/%(2[1-9a-f]|[3-6][\da-f]|7[\da-e])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return decoded === text ? text : decodedLetters(decoded);
}

/**
 * A text with secrets removed from its addresses: query strings, tokens, e-mail addresses and order links.
 *
 * @example withoutSecrets("/token-login/abc") // => "/token-login/…"
 * @example withoutSecrets("/%74oken-login%2Fabc") // => "/token-login/…"
 * @example withoutSecrets("GET /lists?token=abc") // => "GET /lists"
 */
export function withoutSecrets(text: string): string {
  return decodedLetters(text)
    .replace(
      /([\\/]+)(token-login|e-mail-megerosites|elfelejtett-jelszo|hirlevel|elallas|megrendeles[\\/]+(?:statusz|megerosites))[\\/]+\S*/gi,
      "$1$2/…",
    )
    .replace(/\?\S+/g, "");
}
