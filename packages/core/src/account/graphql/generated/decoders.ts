// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, from, nullish, struct, text } from "../../../decoding/kernel.ts";
import { loginSession } from "../../model/generated/LoginSession.ts";
import { readLoginSession } from "../readers.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type LoginSession } from "../../model/LoginSession.ts";
import { type LoginSessionFieldsFragment } from "./responses.ts";

export const loginSessionFromWire: Decoder<LoginSession> = from(
  struct<LoginSessionFieldsFragment>({
    id: text,
    device: nullish(text),
    created_at: text,
    last_used_at: text,
    is_current: bool,
  }),
  readLoginSession,
  loginSession,
);
