// Generated from the schemas by `npm run codegen`. Do not edit.
import { eachValid, literals, struct, text } from "../../decoding/kernel.ts";
import { shoppingListFromWire } from "./wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type EmptyAnswer, type ListsAnswer, type NewListAnswer } from "../answers.ts";

export const emptyAnswer: DecoderOf<typeof EmptyAnswer> = literals(null);
export const listsAnswer: DecoderOf<typeof ListsAnswer> = eachValid(shoppingListFromWire);
export const newListAnswer: DecoderOf<typeof NewListAnswer> = struct({ listId: text });
