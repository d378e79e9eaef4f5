import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { startSmtpServer, type TestSmtpServer } from "../testing/startSmtpServer.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import type { Mail } from "./Mail.ts";
import { queueMail } from "./queueMail.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { smtpDelivery } from "./smtpDelivery.ts";
import { writeMail } from "./writeMail.ts";

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

  it("sends each mail once, and deletes its content", async () => {
    const to = address();
    await queue(to);
    const delivered: Mail[] = [];
    const deliver = (mail: Mail) => Promise.resolve(void delivered.push(mail));
    expect(await send(deliver)).toEqual({ sent: 1, failures: 0 });
    expect(await send(deliver)).toEqual({ sent: 0, failures: 0 });
    expect(delivered.map((mail) => mail.to)).toEqual([to]);
    expect(await rowOf(to)).toMatchObject({ data: {}, attempts: 1, failed_at: null });
  });

  it("keeps undeliverable mails, and retries at growing intervals, up to twelve times", async () => {
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

  it("releases a mail to the next process when its sender died, after five minutes", async () => {
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
      expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    });

    it("brings its attachments, and the header by which a mail program unsubscribes", async () => {
      const to = address();
      const { deliver, close } = smtpDelivery({ url: server.url, from: "Kamra <rendeles@kamra.example>" });
      const newsletter = { recipient: to, kind: "newsletterWelcome", data: { name: null, token: "t0k3n" } } as const;
      const attachments = [
        { filename: "a.ics", contentType: "text/calendar; charset=utf-8", content: "BEGIN:VCALENDAR" },
      ];
      await deliver({ ...writeMail(newsletter, sender), attachments }, { id: "1" });
      close();
      const source = server.received.find((mail) => mail.to === to)?.source.replaceAll(/\r\n[ \t]+/g, " ");
      expect(source).toMatch(/^List-Unsubscribe: <https:\/\/kamra\.example\/newsletter\/unsubscribe\/t0k3n>\r$/im);
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
      expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=a\.ics/i);
    });

    describe("lets no line break in a person's words begin a header or name another recipient", () => {
      const bait = "Nyertél\r\nBcc: mindenki@evil.example\r\n\r\nHTML";
      const plain = "anna@pelda.hu";
      const recipients = [
        plain,
        '"mindenki@evil.example, x"@pelda.hu',
        "anna@pelda.hu, mindenki@evil.example",
        "anna@pelda.hu>\r\nRCPT TO:<mindenki@evil.example",
      ];
      const words = { name: bait, email: bait, telephone: null, subject: bait, message: bait };

      const headersOf = (source: string): ReadonlyArray<string> =>
        (source.split("\r\n\r\n")[0] ?? "")
          .replace(/\r\n[ \t]+/g, " ")
          .split("\r\n")
          .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
      const headers = ["from", "to", "subject", "message-id", "date", "mime-version", "content-type"].toSorted();

      it.each(recipients)("to %j", async (recipient) => {
        server.received.splice(0);
        const mails = [
          { kind: "contactMessage", data: words },
          { kind: "listShare", data: { ownerName: bait, listName: bait } },
          { kind: "backInStock", data: { name: bait, product: bait, urlKey: bait } },
        ] as const;
        for (const { kind, data } of mails) await queueMail(db(), { to: recipient, userId: null, kind, data, now });
        const { deliver, close } = smtpDelivery({ url: server.url, from: "Kamra <rendeles@kamra.example>" });
        const { sent } = await send(deliver);
        // The mail's text is the only protection of the values on the wire.
        await deliver(
          { to: address(), subject: bait, text: bait, html: bait, headers: {}, attachments: [] },
          { id: "1" },
        );
        close();
        expect(server.received).toHaveLength(sent + 1);
        if (recipient === plain) expect(sent).toBe(mails.length);
        for (const mail of server.received) {
          const sentHeaders = headersOf(mail.source).filter((name) => name !== "auto-submitted");
          expect(sentHeaders.toSorted()).toEqual(headers);
          expect(mail.to).toMatch(/@pelda\.hu$/);
        }
      });
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
