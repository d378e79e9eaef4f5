import { escapeUTF8 } from "entities";
import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { FastifyPluginCallback } from "fastify";
import { hiddenFields } from "../hiddenFields.ts";
import { page } from "../../http/page.ts";
import { readAsText, textOf } from "../readAsText.ts";
import { type Choice, isChoice } from "./Choice.ts";
import { choicePage } from "./choicePage.ts";
import { simulatorTexts } from "./text.hu.ts";
import { allowOnlyThisMachine } from "../../http/allowOnlyThisMachine.ts";

export interface BorgunSimulation {
  readonly merchantId: string;
  readonly secretKey: string;
  readonly fetch: typeof fetch;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

/** How many notices its server sends for a payment. */
const notices: Readonly<Partial<Record<Choice, number>>> = {
  approve: 1,
  late: 1,
  less: 1,
  forge: 1,
  twice: 2,
  silent: 0,
};

async function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  { fetch }: Pick<BorgunSimulation, "fetch">,
): Promise<void> {
  await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
}

function returnPage(url: string, fields: Readonly<Record<string, string>>): string {
  return page(
    simulatorTexts.title("Borgun"),
    `<form method="post" action="${escapeUTF8(url)}">${hiddenFields(fields)}<button>${simulatorTexts.back}</button></form>`,
  );
}

/** Borgun's side of its protocol, for development. It has no memory: the page carries the request. */
export const simulateBorgun: FastifyPluginCallback<BorgunSimulation> = (
  app,
  { merchantId, secretKey, fetch, pageHeaders },
  done,
) => {
  const sign = (...parts: ReadonlyArray<string>) =>
    createHmac("sha256", secretKey).update(parts.join("|")).digest("hex");
  app.addHook("onRequest", allowOnlyThisMachine);
  readAsText(app);

  app.post("/default.aspx", async ({ body }, reply) => {
    const asked = new URLSearchParams(textOf(body));
    const of = (name: string) => asked.get(name) ?? "";
    const orderid = of("orderid");
    const currency = of("currency");
    const signed = [
      of("merchantid"),
      of("returnurlsuccess"),
      of("returnurlsuccessserver"),
      orderid,
      of("amount"),
      currency,
    ];
    if (of("merchantid") !== merchantId || of("checkhash") !== sign(...signed) || !/^[0-9A-Za-z]{12}$/.test(orderid))
      return await reply.code(400).send();
    void reply.type("text/html; charset=utf-8").headers(pageHeaders);

    const choice = asked.get("choice");
    if (!isChoice(choice))
      return choicePage({
        provider: "Borgun",
        amount: `${of("amount")} ${currency}`,
        fields: Object.fromEntries(asked),
      });
    if (choice === "cancel") return returnPage(of("returnurlcancel"), { status: "Cancel", orderid });
    const failure = { status: "Error", orderid, errorcode: "100", errordescription: choice };
    const times = notices[choice];
    if (times === undefined) return returnPage(of("returnurlerror"), failure);

    const amount = choice === "less" ? (Number(of("amount")) - 1).toFixed(2) : of("amount");
    const orderhash = choice === "forge" ? randomBytes(32).toString("hex") : sign(orderid, amount, currency);
    const paid = {
      status: "OK",
      orderid,
      amount,
      currency,
      orderhash,
      authorizationcode: String(randomInt(1e5, 1e6)),
      creditcardnumber: "************0104",
    };
    if (choice === "late") await post(of("returnurlerror"), failure, { fetch });
    for (let told = 0; told < times; told += 1)
      await post(of("returnurlsuccessserver"), { ...paid, step: "Payment" }, { fetch });
    return returnPage(of("returnurlsuccess"), { ...paid, step: "Confirmation" });
  });

  done();
};
