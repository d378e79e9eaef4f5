// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, struct, text } from "../../../decoding/kernel.ts";
import { listAction } from "../../model/generated/ListAction.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type StoredAction, type WaitingActions } from "../storedData.ts";

export const storedAction: DecoderOf<typeof StoredAction> = struct({ userId: text, action: listAction });
export const waitingActions: DecoderOf<typeof WaitingActions> = array(storedAction);
