import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Headers of the original body and connection. */
const notTaken = new Set(["connection", "content-length", "content-type", "date", "keep-alive", "transfer-encoding"]);

/**
 * Answers what Node's parser of HTTP refuses, which reaches no hook, and ends the connection. The headers are those that the app
 * itself refuses an unreadable address with.
 */
export function answerUnparsed(this: FastifyInstance, error: Error & { readonly code?: string }, socket: Socket): void {
  this.log.debug({ code: error.code }, "A request could not be parsed");
  void answer(this, statuses[error.code ?? ""] ?? 400, socket);
}

async function answer(app: FastifyInstance, status: number, socket: Socket): Promise<void> {
  // It rejects while the app closes, when no answer is possible.
  const headers = await app.inject("//").then(
    (refusal) => refusal.headers,
    () => null,
  );
  const text = STATUS_CODES[status] ?? "";
  if (headers === null || !socket.writable) return void socket.destroy();
  const lines = Object.entries(headers).flatMap(([name, value = ""]) =>
    notTaken.has(name) ? [] : [`${name}: ${String(value)}`],
  );
  socket.end(
    [
      `HTTP/1.1 ${status} ${text}`,
      ...lines,
      "content-type: text/plain; charset=utf-8",
      `content-length: ${text.length + 1}`,
      "connection: close",
      "",
      `${text}\n`,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}
