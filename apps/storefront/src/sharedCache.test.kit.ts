interface Cached {
  readonly body: string;
  readonly vary: Readonly<Record<string, string | undefined>>;
}

interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly statusCode: number;
  readonly body: string;
}

type Ask = (path: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;

/**
 * A shared cache by RFC 9111. It stores as much as allowed, for the whole test. Some caches ignore cookies: `heeds`
 * lists the `Vary` headers that this one respects.
 */
export function sharedCache(ask: Ask, { heeds }: { readonly heeds: (header: string) => boolean }) {
  const cached = new Map<string, ReadonlyArray<Cached>>();
  return {
    cached: () => [...cached.values()].flat(),
    async get(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
      const hit = cached
        .get(path)
        ?.find(({ vary }) => Object.entries(vary).every(([name, value]) => headers[name] === value));
      if (hit !== undefined) return hit.body;
      const answer = await ask(path, headers);
      const { statusCode, body: html } = answer;
      const body = JSON.stringify({ statusCode, headers: answer.headers, html });
      const { "cache-control": caching = "", vary = "" } = answer.headers;
      if (/\bs-maxage=[1-9]/.test(String(caching)) && !/private|no-store/.test(String(caching))) {
        const names = String(vary).toLowerCase().split(", ").filter(heeds);
        const own = Object.fromEntries(names.map((name) => [name, headers[name]]));
        cached.set(path, [...(cached.get(path) ?? []), { body, vary: own }]);
      }
      return body;
    },
  };
}
