import { postPoint } from "../../decoding/examples.test.support.ts";
import { reads } from "../../decoding/reads.test.support.ts";
import { postPointFromWire } from "./generated/decoders.ts";

reads("a post point", postPointFromWire, postPoint);
