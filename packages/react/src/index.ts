export { shallowEqual } from "./shallowEqual.ts";
export { ShopProvider, type ShopProviderProps } from "./ShopProvider.tsx";
export { useCategories } from "./useCategories.ts";
export { useNotices } from "./useNotices.ts";
export { useShop } from "./useShop.ts";
export { useStore } from "./useStore.ts";
