/** An operation on a shopping list; `edit` sets quantities of its products. */
export type ListOperation = "accept" | "decline" | "edit" | "leave" | "rename" | "remove" | "share" | "removeShare";
