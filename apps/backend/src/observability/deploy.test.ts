import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

/** Metrics of a text, a histogram's by its own name. */
const metricsOf = (text: string) =>
  [...text.matchAll(/\b(?:kamra|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ""));

describe("What operators are given", () => {
  let backend: TestBackend;
  let exposed: ReadonlyArray<string> = [];
  beforeAll(async () => {
    backend = await startTestBackend({ isDevelopment: true });
    await backend.app.listen({ port: 0, host: "127.0.0.1" });
    const metrics = await (await backend.fetch("/metrics")).text();
    // A database in the process has its memory in place of connections; a supervisor adds whether each process answers.
    exposed = [...metrics.matchAll(/^# TYPE (\w+) /gm)]
      .map(([, name = ""]) => name)
      .concat("kamra_database_memory_bytes", "kamra_worker_answers");
  });
  afterAll(() => backend.close());

  it.each(["deploy/grafana/kamra.json", "deploy/prometheus/alerts.yml", "docs/runbook.md", "docs/scaling.md"])(
    "%s names only metrics that the shop exposes.",
    (path) => {
      const unknown = metricsOf(read(path)).filter((name) => !exposed.some((known) => known.startsWith(name)));
      expect(unknown).toEqual([]);
    },
  );

  it("Units, manifests and the image set only what the page of settings names.", () => {
    const files = ["systemd/kamra.service", "systemd/kamra-backup.service", "kubernetes/kamra.yaml", "Containerfile"];
    const settings = files.flatMap(
      (file) => read(`deploy/${file}`).match(/\b(?:KAMRA_\w+|HOST|SHOP_URL|\w+_PROXIES|DATABASE_URL)\b/g) ?? [],
    );
    expect(settings.length).toBeGreaterThan(10);
    const page = read("docs/running.md");
    expect(settings.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
  });

  it("An alert leads to its incident in the runbook, and a dashboard is whole.", () => {
    const titles = [...read("docs/runbook.md").matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
    expect(titles).toHaveLength(11);
    const links = [...read("deploy/prometheus/alerts.yml").matchAll(/docs\/runbook\.md#(\S+)/g)].map(([, at]) => at);
    expect(links.length).toBeGreaterThan(5);
    expect(titles).toEqual(expect.arrayContaining(links));
    expect(JSON.parse(read("deploy/grafana/kamra.json"))).toMatchObject({ uid: "kamra-shop" });
  });
});
