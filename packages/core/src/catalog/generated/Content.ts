// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type FooterBlock } from "../Content.ts";

export const footerBlock: DecoderOf<typeof FooterBlock> = struct({
  id: text,
  title: text,
  links: array(struct({ label: text, url: text })),
});
