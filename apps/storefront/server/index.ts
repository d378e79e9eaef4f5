export { openBuild } from "./openBuild.ts";
export { storefrontRoutes } from "./storefrontRoutes.ts";
