/** The metrics of the process of a place, in Prometheus' text; `null` when it did not tell them. */
interface PlaceMetrics {
  readonly place: number;
  readonly text: string | null;
}

/**
 * One text of the metrics of several processes, whose series differ by their label `worker`. Each metric is described
 * once. `kamra_worker_answers` says of each place whether its process has sent its metrics.
 *
 * @example mergeMetrics([{ place: 1, text: null }]) // => '# HELP kamra_worker_answers Whether the process of a place tells its metrics.\n# TYPE kamra_worker_answers gauge\nkamra_worker_answers{worker="1"} 0\n'
 */
export function mergeMetrics(texts: ReadonlyArray<PlaceMetrics>): string {
  const told = texts.flatMap(({ text }) => (text === null ? [] : text.trimEnd().split("\n\n")));
  /** Series by the two lines that describe their metric. */
  const series = new Map<string, string[]>();
  for (const metric of told) {
    const [help = "", type = "", ...lines] = metric.split("\n");
    const key = `${help}\n${type}`;
    series.set(key, [...(series.get(key) ?? []), ...lines]);
  }
  series.set(
    "# HELP kamra_worker_answers Whether the process of a place tells its metrics.\n# TYPE kamra_worker_answers gauge",
    texts.map(({ place, text }) => `kamra_worker_answers{worker="${place}"} ${text === null ? 0 : 1}`),
  );
  return `${[...series].map(([described, lines]) => [described, ...lines].join("\n")).join("\n\n")}\n`;
}
