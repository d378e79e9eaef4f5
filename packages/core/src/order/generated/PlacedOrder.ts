// Generated from the schemas by `npm run codegen`. Do not edit.
import { checks, nullOr } from "../../decoding/kernel.ts";
import { orderChecks } from "./Order.ts";
import { type Decoder } from "../../decoding/Decoder.ts";
import { userChecks } from "../../session/generated/User.ts";

export const placedOrderChecks: Decoder<unknown> = checks({
  order: orderChecks,
  registration: nullOr(checks({ user: userChecks })),
});
