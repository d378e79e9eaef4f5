import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

let sentBefore = 0;
/** A different client address each time, so that no rate limit applies. */
const anotherShopper = (): string => {
  sentBefore += 1;
  return `10.${(sentBefore >> 16) & 255}.${(sentBefore >> 8) & 255}.${sentBefore & 255}`;
};

export interface Sent {
  readonly status: number;
  readonly text: string;
  /** Whether it says when to come again. */
  readonly waits: boolean;
}

interface Sending {
  /** JSON to post; a page is got without it. */
  readonly body?: unknown;
  readonly cookie?: string;
  readonly token?: string;
  /** The client's address; another one each time by default. */
  readonly from?: string;
}

/** Sends a request to a port of this machine and returns the answer, whatever it is. */
export async function send(port: number, path: string, sending: Sending = {}): Promise<Sent> {
  const { body, cookie, token, from } = sending;
  return await new Promise((resolve, reject) => {
    const payload = body === undefined ? "" : JSON.stringify(body);
    const headers = {
      "x-forwarded-for": from ?? anotherShopper(),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(payload),
      }),
    };
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ agent, host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          waits: response.headers["retry-after"] !== undefined,
        }),
      );
      response.on("error", reject);
    });
    sent.on("error", (error) => {
      // An idle connection that the server has just closed; a browser would open another one as well.
      if (sent.reusedSocket && "code" in error && error.code === "ECONNRESET") resolve(send(port, path, sending));
      else reject(error);
    });
    sent.end(payload);
  });
}
