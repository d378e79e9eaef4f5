/** To an address, or with a form. */
export interface Way {
  readonly address: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const plain = (html = "") => html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The one form in a page, with its hidden fields. */
export function formIn(html: string): Way {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name, value]): [string, string] => [plain(name), plain(value)],
  );
  return { address: plain(/action="([^"]*)"/.exec(html)?.[1]), fields: Object.fromEntries(fields) };
}
