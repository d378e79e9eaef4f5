// Requests and their answers first: gzip looks back 32 kB, and finds what is alike there (decision 0028).
export * from "./content/service/index.ts";
export * from "./catalogue/service/index.ts";
export * from "./orders/service/index.ts";
export * from "./delivery/service/index.ts";
export * from "./lists/service/index.ts";
export * from "./cart/service/index.ts";
export * from "./checkout/service/index.ts";
export * from "./account/service/index.ts";
export * from "./analytics/service/index.ts";
export * from "./tabs/service.ts";
export * from "./offline/service.ts";
export * from "./orderedProducts/service/index.ts";
export * from "./dialogs/service/index.ts";
export * from "./navigation/service/index.ts";
export * from "./session/service/index.ts";
export * from "./shop/index.ts";
