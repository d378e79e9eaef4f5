// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { orderAttempt } from "../../model/generated/OrderAttempt.ts";
import { orderData } from "../../model/generated/OrderData.ts";
import { timeSlot } from "../../../delivery/model/generated/TimeSlot.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type KeptAttempts, type KeptData, type KeptDeclined, type KeptSlot, type OrderNews } from "../kept.ts";

export const keptAttempts: DecoderOf<typeof KeptAttempts> = array(orderAttempt);
export const keptData: DecoderOf<typeof KeptData> = struct({ owner: nullOr(text), data: orderData });
export const keptDeclined: DecoderOf<typeof KeptDeclined> = struct({ cartId: text, orderIds: array(text) });
export const keptSlot: DecoderOf<typeof KeptSlot> = struct({ cartId: text, slot: timeSlot });
export const orderNews: DecoderOf<typeof OrderNews> = struct({ cartId: text, statusPath: text });
