/** The addresses of the start and the return of a sign-in. */
export const goodidPaths = { start: "/signin/goodid", callback: "/signin/goodid/callback" } as const;
