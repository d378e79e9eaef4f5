export type { Article } from "./Article.ts";
export type { BlogPost } from "./BlogPost.ts";
export type { Brand } from "./Brand.ts";
export type { DeliveryInfo } from "./DeliveryInfo.ts";
export type { GroceryStore, Hours } from "./GroceryStore.ts";
export { hoursOn } from "./hoursOn.ts";
export type { ContactMessage, Feedback, Subscriber } from "./Messages.ts";
export type { Redirect } from "./Redirect.ts";
