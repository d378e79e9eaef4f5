import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy before a PostgreSQL server: it can cut all connections, refuse new ones, and stop answering on present ones. */
export interface Forwarded {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Cuts all connections, and refuses new ones. */
  away(): Promise<void>;
  /** Accepts connections again. */
  back(): Promise<void>;
  /** Leaves present connections open without a word, as a machine does that has disappeared; new ones work. */
  silence(): void;
}

/** Starts a proxy before the database at an address. */
export async function forwardTo(url: string): Promise<Forwarded> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const forwarded = new URL(url);
  forwarded.port = String(address.port);
  return {
    url: forwarded.href,
    back: () => listen(address.port),
    async away() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence() {
      for (const socket of sockets) socket.unpipe();
    },
  };
}
