// Generated from the schemas by `npm run codegen`. Do not edit.
import { eachValid, from, literals, struct, text } from "../../../decoding/kernel.ts";
import { readShoppingList } from "../readers.ts";
import { shoppingList } from "../../model/generated/ShoppingList.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type EmptyAnswer, type ListsAnswer, type NewListAnswer, type ShoppingListFromWire } from "../answers.ts";
import { wireShoppingList } from "./wire.ts";

export const emptyAnswer: DecoderOf<typeof EmptyAnswer> = literals(null);
export const shoppingListFromWire: DecoderOf<typeof ShoppingListFromWire> = from(
  wireShoppingList,
  readShoppingList,
  shoppingList,
);
export const listsAnswer: DecoderOf<typeof ListsAnswer> = eachValid(shoppingListFromWire);
export const newListAnswer: DecoderOf<typeof NewListAnswer> = struct({ listId: text });
