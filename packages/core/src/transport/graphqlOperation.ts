import type { Decoder } from "../decoding/Decoder.ts";
import type { GraphqlDocument } from "./graphqlDocument.ts";

/** What is sent to the server, and what decodes the response's `data`. */
export interface GraphqlOperation<Response, Variables> extends GraphqlDocument<Variables> {
  readonly decoder: Decoder<Response>;
}

/** An operation of a document and the decoder that `npm run codegen` has written for it. */
export const graphqlOperation = <Response, Variables>(
  { text }: GraphqlDocument<Variables>,
  decoder: Decoder<Response>,
): GraphqlOperation<Response, Variables> => ({ text, decoder });
