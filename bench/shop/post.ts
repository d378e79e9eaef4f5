import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let sentBefore = 0;
/** A different client address each time, so that no rate limit applies. */
const anotherShopper = (): string => {
  sentBefore += 1;
  return `10.${(sentBefore >> 16) & 255}.${(sentBefore >> 8) & 255}.${sentBefore & 255}`;
};

/**
 * Posts JSON to a port of this machine, as another shopper each time, and returns the answer; fails unless it is a 200.
 */
export async function post(port: number, path: string, body: unknown): Promise<string> {
  return await new Promise((resolve, reject) => {
    const payload = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(payload),
      "x-forwarded-for": anotherShopper(),
    };
    const sent = request({ agent, host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path} answers ${response.statusCode}: ${text.slice(0, 300)}`));
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(payload);
  });
}
