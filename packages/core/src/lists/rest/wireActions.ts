import type { ListActions } from "@kamra/contract/lists";
import type { ListAction } from "../model/ListAction.ts";

/** Actions as the list service takes them. */
export const wireActions = (actions: ReadonlyArray<ListAction>): ListActions => ({
  actions: actions.map((action) =>
    action.action === "SET_TEXT"
      ? {
          action: action.action,
          listId: action.listId,
          text: action.text,
          is_wanted: action.isWanted,
          created_at: action.createdAt,
        }
      : {
          action: action.action,
          listId: action.listId,
          productId: action.productId,
          quantity: action.quantity,
          created_at: action.createdAt,
        },
  ),
});
