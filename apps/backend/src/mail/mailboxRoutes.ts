import { escapeUTF8 } from "entities";
import type { FastifyPluginCallback, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { toRowId } from "../database/toRowId.ts";
import type { Mail } from "./Mail.ts";
import { mailTextsOfAll } from "./text.hu.ts";
import { type MailSender, writeMail } from "./writeMail.ts";
import { allowOnlyThisMachine } from "../http/allowOnlyThisMachine.ts";

const texts = mailTextsOfAll.mailbox;
const shown = 100;

/** Mails bring their styles in attributes; nothing else may run or load. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function page(body: string): string {
  return `<!doctype html>
<html lang="hu">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1f2a24}li{margin-bottom:.75rem}pre{white-space:pre-wrap}a{color:#1e6b45}</style></head>
<body><main>${body}</main></body>
</html>
`;
}

interface Mailbox {
  readonly db: Kysely<DatabaseSchema>;
  readonly sender: MailSender;
}

async function storedMail(name: string, { db, sender }: Mailbox): Promise<Mail | null> {
  const id = toRowId(name);
  if (id === null) return null;
  const row = await db
    .selectFrom("mails")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : writeMail(row, sender);
}

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type("text/html; charset=utf-8")
    .send(page(`<p><a href="/postalada">${texts.back}</a></p>`));

/** The outbox for developers to read: at `/postalada`, where no mail server is configured. */
export const mailboxRoutes: FastifyPluginCallback<Mailbox> = (app, { db, sender }, done) => {
  app.addHook("onRequest", allowOnlyThisMachine);
  app.addHook(
    "onSend",
    async (_request, reply) => void reply.header("content-security-policy", policy).header("cache-control", "no-store"),
  );

  app.get("/postalada", async (_request, reply) => {
    const rows = await db
      .selectFrom("mails")
      .where("sent_at", "is", null)
      .orderBy("id", "desc")
      .limit(shown)
      .selectAll()
      .execute();
    const items = rows.map((row) => {
      const { subject, to, attachments } = writeMail(row, sender);
      const files = attachments.map(
        ({ filename }, index) => ` · <a href="/postalada/${row.id}/${index}">${escapeUTF8(filename)}</a>`,
      );
      return `<li><a href="/postalada/${row.id}">${escapeUTF8(subject)}</a> · <a href="/postalada/${row.id}?szoveg">${texts.plain}</a>${files.join("")}<br>${escapeUTF8(to)} · <time>${row.created_at}</time></li>`;
    });
    const list = items.length > 0 ? `<ol reversed>${items.join("")}</ol>` : `<p>${texts.empty}</p>`;
    return await reply
      .type("text/html; charset=utf-8")
      .send(page(`<h1>${texts.title}</h1><p>${texts.note}</p>${list}`));
  });

  // For tests of a whole shop, such as kamra-conformance --mail.
  app.get<{ Params: { address: string } }>("/postalada/cim/:address", async ({ params: { address } }, reply) => {
    const row = await db
      .selectFrom("mails")
      .where("sent_at", "is", null)
      .where("recipient", "=", address)
      .orderBy("id", "desc")
      .selectAll()
      .executeTakeFirst();
    if (row === undefined) return await sendNothing(reply);
    return await reply.type("text/plain; charset=utf-8").send(writeMail(row, sender).text);
  });

  app.get<{ Params: { id: string }; Querystring: { szoveg?: string } }>(
    "/postalada/:id",
    async ({ params, query }, reply) => {
      const mail = await storedMail(params.id, { db, sender });
      if (mail === null) return await sendNothing(reply);
      void reply.type("text/html; charset=utf-8");
      return await reply.send(
        query.szoveg === undefined
          ? mail.html
          : page(`<h1>${escapeUTF8(mail.subject)}</h1><pre>${escapeUTF8(mail.text)}</pre>`),
      );
    },
  );

  app.get<{ Params: { id: string; file: string } }>("/postalada/:id/:file", async ({ params }, reply) => {
    const mail = await storedMail(params.id, { db, sender });
    const file = mail?.attachments[Number(params.file)];
    if (file === undefined) return await sendNothing(reply);
    // A file shown here would be a page of the shop.
    void reply.header("content-disposition", `attachment; filename="${file.filename}"`);
    return await reply.type(file.contentType).send(file.content);
  });
  done();
};
