/**
 * The allowed imports between workspaces (docs/architecture.md draws them). Workspaces missing from a list are
 * forbidden. Third-party packages are restricted where a layer must not use them.
 */
export const layers = {
  "packages/contract": { workspaces: [], forbidden: [] },
  "packages/core": { workspaces: ["contract"], forbidden: ["react", "react-dom", "react-router-dom", "node:*"] },
  "packages/react": { workspaces: ["core"], forbidden: ["react-dom", "react-router-dom", "node:*"] },
  "packages/ui": { workspaces: ["core"], forbidden: ["react-router-dom", "node:*"] },
  "packages/testing": { workspaces: ["core", "contract", "backend"], forbidden: ["react", "react-dom"] },
  "apps/backend": { workspaces: ["contract", "core"], forbidden: ["react", "react-dom"] },
  "apps/storefront": { workspaces: ["core", "react", "ui"], forbidden: [] },
};

/**
 * @param {string} folder
 * @param {{ allowed?: ReadonlyArray<string> }} options What its tests may import all the same.
 */
export const restrictedImports = (folder, { allowed = [] } = {}) => {
  const { workspaces } = layers[folder];
  const forbidden = layers[folder].forbidden.filter((name) => !allowed.includes(name));
  const others = ["contract", "core", "react", "ui", "testing", "backend", "storefront"].filter(
    (name) => ![...workspaces, ...allowed].includes(name),
  );
  const own = folder.split("/")[1];
  return {
    paths: [{ name: "effect", message: "Import by subpath (effect/Effect): the barrel costs four times the bytes." }],
    patterns: [
      {
        group: others.filter((name) => name !== own).flatMap((name) => [`@kamra/${name}`, `@kamra/${name}/**`]),
        message: `${folder} may not import this layer.`,
      },
      { group: ["**/packages/*/src/**", "**/apps/*/src/**"], message: "Import another workspace by its name." },
      ...(forbidden.length > 0 ? [{ group: forbidden, message: `${folder} stays free of this.` }] : []),
    ],
  };
};
