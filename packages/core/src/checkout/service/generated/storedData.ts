// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { orderAttempt } from "../../model/generated/OrderAttempt.ts";
import { orderData } from "../../model/generated/OrderData.ts";
import { timeSlot } from "../../../delivery/model/generated/TimeSlot.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import {
  type OrderNews,
  type StoredAttempts,
  type StoredData,
  type StoredDeclined,
  type StoredSlot,
} from "../storedData.ts";

export const orderNews: DecoderOf<typeof OrderNews> = struct({ cartId: text, statusPath: text });
export const storedAttempts: DecoderOf<typeof StoredAttempts> = array(orderAttempt);
export const storedData: DecoderOf<typeof StoredData> = struct({ owner: nullOr(text), data: orderData });
export const storedDeclined: DecoderOf<typeof StoredDeclined> = struct({ cartId: text, orderIds: array(text) });
export const storedSlot: DecoderOf<typeof StoredSlot> = struct({ cartId: text, slot: timeSlot });
