import type { Plugin } from "rolldown";

/** Hooks, contexts, lazy parts and event handlers, which React's server components cannot have. */
export const needsBrowser = /\buse[A-Z]\w*\(|\bcreateContext\b|\b(?:lazy|laterPart|lazyPart)[<(]|\son[A-Z]\w*=\{/;

/** Next and its like render the other components on the server alone. */
export const clientDirective: Plugin = {
  name: "client-directive",
  transform: {
    filter: { id: /packages[\\/]ui[\\/]src[\\/].*\.tsx?$/ },
    handler: (code) => (needsBrowser.test(code) ? { code: `"use client";\n${code}` } : null),
  },
};
