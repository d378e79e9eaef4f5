import { registerHooks } from "node:module";

// The packages that Node itself loads, react-dom and the testing library, ask it for React by name.
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^react(-dom)?(?=$|\/)/, "react$1-18"), context),
});
