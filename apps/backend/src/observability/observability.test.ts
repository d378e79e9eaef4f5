import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAs } from "../testing/parseAs.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

describe("the metrics", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ isDevelopment: true });
  });
  afterAll(() => backend.close());
  const read = async () => await (await backend.fetch("/metrics")).text();

  it("count requests by their route and errors by their code, without personal data", async () => {
    await backend.fetch("/postalada/titok");
    await backend.fetch("/nincs/titok");
    await backend.ask("{ me { id } }");
    await backend.ask('{ cart(id: "titok") { id } }');
    const metrics = await read();
    expect(metrics).toContain('kamra_http_request_seconds_count{method="GET",route="/postalada/:id",status="404"} 1');
    expect(metrics).toContain('kamra_http_request_seconds_count{method="GET",route="none",status="404"} 1');
    expect(metrics).toMatch(/kamra_http_request_seconds_count\{method="POST",route="\/graphql",status="\d+"\} \d/);
    expect(metrics).toContain('kamra_graphql_errors_total{code="UNAUTHENTICATED"} 1');
    expect(metrics).toContain('kamra_graphql_errors_total{code="INVALID_CART_ID"} 1');
    expect(metrics).not.toContain("titok");
    expect(Number(/kamra_database_statement_seconds_count (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(0);
  });

  it("time jobs, and count failed ones", async () => {
    await backend.runDueJobs();
    await backend.database.db.schema.dropTable("sign_in_attempts").execute();
    backend.setNow("2026-11-21T10:10:00+01:00");
    await backend.runDueJobs();
    const metrics = await read();
    expect(metrics).toContain('kamra_job_seconds_count{job="forgetExpired",outcome="done"} 1');
    expect(metrics).toContain('kamra_job_seconds_count{job="forgetExpired",outcome="failed"} 1');
    expect(metrics).toContain('kamra_job_seconds_count{job="turnCalendar",outcome="done"} 2');
  });

  it("are kept from strangers where shoppers are", async () => {
    const closed = await startTestBackend();
    expect((await closed.fetch("/metrics")).status).toBe(404);
    await closed.close();
    const guarded = await startTestBackend({ metricsToken: "szurke-szamok" });
    const statusFor = async (authorization?: string) =>
      (await guarded.fetch("/metrics", { headers: authorization === undefined ? {} : { authorization } })).status;
    expect(
      await Promise.all([statusFor(), statusFor("Bearer szurke-szamo"), statusFor("Bearer szurke-szamok")]),
    ).toEqual([401, 401, 200]);
    await guarded.close();
  });
});

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: ReadonlyArray<{
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }>;
}

interface OtlpRequest {
  readonly resourceSpans: ReadonlyArray<{
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<OtlpSpan> }>;
  }>;
}

/** Where traces go. */
async function startCollector() {
  const spans: OtlpSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { resourceSpans } = parseAs<OtlpRequest>(Buffer.concat(chunks).toString());
      if (request.url === "/v1/traces")
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end("{}");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe("the traces", () => {
  const sender = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
  const lines: string[] = [];
  let spans: ReadonlyArray<OtlpSpan> = [];
  let requestId: string | null = null;
  const attributesOf = ({ attributes }: OtlpSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

  beforeAll(async () => {
    const collector = await startCollector();
    const backend = await startTestBackend({
      traces: { endpoint: collector.endpoint },
      logger: { level: "info", stream: { write: (line) => lines.push(line) } },
    });
    const response = await backend.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: `00-${sender.traceId}-${sender.spanId}-01` },
      body: JSON.stringify({
        operationName: "login",
        query: 'mutation login { login(loginData: { email: "titok@pelda.hu", password: "titkos jelszó" }) { token } }',
      }),
    });
    requestId = response.headers.get("x-request-id");
    await backend.runDueJobs();
    await backend.close();
    await collector.stop();
    ({ spans } = collector);
  });

  it("continue the sender's trace, with the statements below, without personal data", () => {
    const [request] = spans.filter(({ name }) => name === "POST /graphql");
    expect(request).toMatchObject({ traceId: sender.traceId, parentSpanId: sender.spanId });
    expect(request && attributesOf(request)).toMatchObject({
      "http.route": "/graphql",
      "http.response.status_code": 200,
      "kamra.request_id": requestId,
    });
    const statements = spans.filter(
      ({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === request?.spanId,
    );
    expect(statements.map((statement) => String(attributesOf(statement)["db.query.text"]))).toContainEqual(
      expect.stringMatching(/^insert into "rate_limits"/),
    );
    expect(JSON.stringify(spans)).not.toMatch(/titk|titok/);
  });

  it("cover jobs, with their statements", () => {
    const [job] = spans.filter(({ name }) => name === "job forgetExpired");
    expect(
      spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === job?.spanId).length,
    ).toBeGreaterThan(5);
  });

  it("are found by the log, and the log by the request", () => {
    const line = lines.find((each) => each.includes("request completed"));
    expect(parseAs<Record<string, unknown>>(line ?? "{}")).toMatchObject({
      traceId: sender.traceId,
      reqId: requestId,
      operation: "login",
    });
  });
});
