/** Where shoppers leave for the provider, and where it sends them back to. */
export const goodidPaths = { start: "/signin/goodid", callback: "/signin/goodid/callback" } as const;
