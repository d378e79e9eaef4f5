/** Requests that arrive at random and servers that take them in turn, each for a random time: the queue M/M/c. */
interface Queue {
  /** Requests in a second. */
  readonly arrivals: number;
  /** Requests that one server answers in a second. */
  readonly rate: number;
  readonly servers: number;
}

/** The share of requests that find all servers busy, by Erlang's formula C; 1 when there are too few servers. */
function waitingShare({ arrivals, rate, servers }: Queue): number {
  const load = arrivals / rate;
  if (load >= servers) return 1;
  let blocked = 1;
  for (let server = 1; server <= servers; server += 1) blocked = (load * blocked) / (server + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** Seconds from a request to its answer, on average. */
export const meanResponse = (queue: Queue): number =>
  1 / queue.rate + waitingShare(queue) / (queue.servers * queue.rate - queue.arrivals);

/** The fewest servers with which at most so many requests wait longer than so many seconds. */
export function serversFor(
  { arrivals, rate }: Omit<Queue, "servers">,
  { share, seconds }: { readonly share: number; readonly seconds: number },
): number {
  let servers = Math.floor(arrivals / rate) + 1;
  const waiting = () => waitingShare({ arrivals, rate, servers }) * Math.exp(-(servers * rate - arrivals) * seconds);
  while (waiting() > share) servers += 1;
  return servers;
}
