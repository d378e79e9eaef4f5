import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { startSmtpServer, type TestSmtpServer } from "../testing/startSmtpServer.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import type { Mail } from "./Mail.ts";
import { queueMail } from "./queueMail.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { smtpDelivery } from "./smtpDelivery.ts";

const sender = { brand: "Kamra", shopUrl: "https://kamra.example" };
const minute = 60_000;

onBothDatabases("the outbox", (backend) => {
  const db = () => backend().database.db;
  let now = new Date(firstNow);
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const address = () => `${randomUUID()}@pelda.hu`;
  const queue = (to: string) =>
    queueMail(db(), { to, userId: null, kind: "registration", data: { name: "Anna", token: "titkos-token" }, now });
  const send = (deliver: (mail: Mail, options: { readonly id: string }) => Promise<void>) => {
    const failures: { readonly attempts: number }[] = [];
    return sendDueMails(db(), {
      sender,
      deliver,
      clock: () => now,
      onFailure: (_error, mail) => failures.push(mail),
    }).then((sent) => ({ sent, failures: failures.length }));
  };
  const rowOf = (to: string) =>
    db().selectFrom("mails").where("recipient", "=", to).selectAll().executeTakeFirstOrThrow();
  const refuse = () => Promise.reject(new Error("Try again"));

  beforeEach(async () => {
    now = new Date(firstNow);
    await db().deleteFrom("mails").execute();
  });

  it("sends each mail once, and forgets what it said", async () => {
    const to = address();
    await queue(to);
    const delivered: Mail[] = [];
    const deliver = (mail: Mail) => Promise.resolve(void delivered.push(mail));
    expect(await send(deliver)).toEqual({ sent: 1, failures: 0 });
    expect(await send(deliver)).toEqual({ sent: 0, failures: 0 });
    expect(delivered.map((mail) => mail.to)).toEqual([to]);
    expect(await rowOf(to)).toMatchObject({ data: {}, attempts: 1, failed_at: null });
  });

  it("keeps what could not be handed over, and tries again later each time, for twelve times", async () => {
    const to = address();
    await queue(to);
    expect(await send(refuse)).toEqual({ sent: 0, failures: 1 });
    later(minute - 1);
    expect(await send(refuse)).toEqual({ sent: 0, failures: 0 });
    later(1);
    expect(await send(refuse)).toEqual({ sent: 0, failures: 1 });
    for (let attempt = 3; attempt <= 12; attempt++) {
      later(6 * 60 * minute);
      expect(await send(refuse)).toEqual({ sent: 0, failures: 1 });
    }
    later(24 * 60 * minute);
    expect(await send(refuse)).toEqual({ sent: 0, failures: 0 });
    expect(await rowOf(to)).toMatchObject({ attempts: 12, sent_at: null, data: { token: "titkos-token" } });
  });

  it("leaves a mail whose sender died to the next process, after five minutes", async () => {
    const to = address();
    await queue(to);
    const died = new Promise<never>(() => {});
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    void send(async () => {
      taken();
      await died;
    });
    await isTaken;
    expect(await send(refuse)).toEqual({ sent: 0, failures: 0 });
    later(5 * minute);
    expect(await send(async () => {})).toEqual({ sent: 1, failures: 0 });
  });

  it("is shared by processes: nothing twice, nothing left", async () => {
    const all = Array.from({ length: 40 }, address);
    for (const to of all) await queue(to);
    const delivered: string[] = [];
    const deliver = ({ to }: Mail) => Promise.resolve(void delivered.push(to));
    await Promise.all(Array.from({ length: 6 }, () => send(deliver)));
    expect(delivered.toSorted()).toEqual(all.toSorted());
  });

  describe("by SMTP", () => {
    let server: TestSmtpServer;
    beforeAll(async () => {
      server = await startSmtpServer();
    });
    afterAll(() => server.stop());

    it("goes out as text and as HTML, from the shop, under one Message-ID", async () => {
      const to = address();
      await queue(to);
      const { deliver, close } = smtpDelivery({ url: server.url, from: "Kamra <rendeles@kamra.example>" });
      expect(await send(deliver)).toEqual({ sent: 1, failures: 0 });
      close();
      const [mail] = server.received.filter((each) => each.to === to);
      expect(mail?.from).toBe("rendeles@kamra.example");
      expect(mail?.source).toMatch(/Message-ID: <mail-\d+@kamra\.example>/i);
      expect(mail?.source).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
      expect(mail?.source).toMatch(/Content-Type: text\/html; charset=utf-8/i);
    });

    it("keeps the mail when the server is away", async () => {
      const to = address();
      await queue(to);
      const { deliver, close } = smtpDelivery({ url: "smtp://127.0.0.1:1", from: "Kamra <rendeles@kamra.example>" });
      expect(await send(deliver)).toEqual({ sent: 0, failures: 1 });
      close();
      expect(await rowOf(to)).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
    });
  });
});
