import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

/** The answer, unparsed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends lines as they are to an app that listens, the way no well-behaved client would, and reads the whole answer. */
export async function rawRequest({ server }: FastifyInstance, lines: ReadonlyArray<string>): Promise<RawAnswer> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The app does not listen");
  const socket = connect(address.port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"), "latin1");
  const chunks: Buffer[] = [];
  for await (const chunk of socket) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const [head = "", ...rest] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n");
  const [start = "", ...fields] = head.split("\r\n");
  return {
    status: Number(start.split(" ")[1]),
    headers: Object.fromEntries(
      fields.map((field) => {
        const [name = "", ...value] = field.split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
    ),
    body: rest.join("\r\n\r\n"),
  };
}
