// Generated from the schemas by `npm run codegen`. Do not edit.
import { eachValid, from, literals, struct, text } from "../../../decoding/kernel.ts";
import { readShoppingList } from "../readers.ts";
import { shoppingList } from "../../model/generated/ShoppingList.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import {
  type EmptyResponse,
  type ListsResponse,
  type NewListResponse,
  type ShoppingListFromWire,
} from "../responses.ts";
import { wireShoppingList } from "./wire.ts";

export const emptyResponse: DecoderOf<typeof EmptyResponse> = literals(null);
export const shoppingListFromWire: DecoderOf<typeof ShoppingListFromWire> = from(
  wireShoppingList,
  readShoppingList,
  shoppingList,
);
export const listsResponse: DecoderOf<typeof ListsResponse> = eachValid(shoppingListFromWire);
export const newListResponse: DecoderOf<typeof NewListResponse> = struct({ listId: text });
