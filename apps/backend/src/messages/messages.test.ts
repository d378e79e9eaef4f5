import { describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { accountClient } from "../testing/accountClient.ts";
import { visit } from "../testing/visitor.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases(
  "messages",
  (backend) => {
    const { register } = accountClient(backend);
    const send = (message: Readonly<Record<string, unknown>>, by = {}) =>
      backend().ask<{ sendContactMessage: boolean } | null>(
        "mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }",
        { message },
        by,
      );
    const rate = (feedback: Readonly<Record<string, unknown>>, by = {}) =>
      backend().ask<{ sendFeedback: boolean } | null>(
        "mutation ($feedback: FeedbackInput!) { sendFeedback(feedback: $feedback) }",
        { feedback },
        by,
      );
    const from = async (email: string) =>
      await backend().database.db.selectFrom("contact_messages").where("email", "=", email).selectAll().execute();
    const whole = () => ({
      name: " Kovács Anna ",
      email: `${randomId()}@pelda.hu`,
      telephone: "06 20 123 4567",
      subject: "Hol a rendelésem?",
      message: " Ma reggelre vártam. ",
    });

    it("of a guest and of a logged-in user are stored, trimmed", async () => {
      const message = whole();
      expect((await send(message)).data).toEqual({ sendContactMessage: true });
      expect(await from(message.email)).toMatchObject([
        {
          user_id: null,
          name: "Kovács Anna",
          telephone: "36201234567",
          subject: "Hol a rendelésem?",
          message: "Ma reggelre vártam.",
          created_at: new Date(firstNow).toISOString(),
        },
      ]);
      const anna = await register();
      await send({ ...message, telephone: null }, { token: anna.token });
      expect(await from(message.email)).toMatchObject([{}, { user_id: anna.id, telephone: null }]);
    });

    it("that are sent again with the same key are kept, and sent to the shop's inbox, once", async () => {
      const message = whole();
      const idempotencyKey = randomId();
      await Promise.all([send(message, { idempotencyKey }), send(message, { idempotencyKey })]);
      expect(await from(message.email)).toHaveLength(1);
      const { db } = backend().database;
      const mails = await db.selectFrom("mails").where("recipient", "=", "bolt@pelda.hu").select("data").execute();
      expect(mails.filter(({ data }) => "email" in data && data.email === message.email)).toHaveLength(1);
      expect((await send({ ...message, subject: "Más" }, { idempotencyKey })).errors[0]?.extensions.code).toBe(
        "IDEMPOTENCY_KEY_REUSED",
      );
    });

    it.each([
      [
        "[FORM-1] nothing",
        { name: "", email: " ", subject: "", message: " " },
        {
          name: ["Kötelező mező!"],
          email: ["Kötelező mező!"],
          subject: ["Kötelező mező!"],
          message: ["Kötelező mező!"],
        },
      ],
      ["[FORM-2] no telephone", { telephone: "12" }, { telephone: [expect.any(String)] }],
      ["[FORM-4] no address", { email: "anna" }, { email: [expect.any(String)] }],
      [
        "a book",
        { message: "a".repeat(5001), subject: "b".repeat(501) },
        { message: ["Legfeljebb 5000 karakter adható meg!"], subject: ["Legfeljebb 500 karakter adható meg!"] },
      ],
    ])("[FORM-3] of %s are refused", async (_what, wrong, validation) => {
      const message = { ...whole(), ...wrong };
      expect((await send(message)).errors[0]?.extensions).toEqual({ code: "VALIDATION_FAILED", validation });
      expect(await from(message.email)).toEqual([]);
    });

    it("of one address are five an hour at most in one network, and strangers elsewhere use up none of them", async () => {
      // Refused messages do not count against the limit.
      for (let time = 0; time < 6; time += 1)
        expect((await send({ ...whole(), email: "" })).errors[0]?.extensions.code).toBe("VALIDATION_FAILED");
      const message = whole();
      const from = (network: string) =>
        visit(backend, network).ask(
          "mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }",
          { message },
        );
      for (let time = 0; time < 5; time += 1) expect(await from("198.51.100.9")).toMatchObject({ code: undefined });
      expect(await from("198.51.100.9")).toMatchObject({ status: 429, code: "RATE_LIMITED" });
      expect(await from("198.51.100.10")).toMatchObject({ code: undefined });
    });

    describe("[SEARCH-13] wishes for products", () => {
      const wish = (term: string, by = {}) =>
        backend().ask<{ wishForProduct: boolean } | null>(
          "mutation ($term: String!) { wishForProduct(term: $term) }",
          { term },
          by,
        );
      const wishes = (term: string) =>
        backend().database.db.selectFrom("product_wishes").where("term", "=", term).selectAll().execute();

      it("are counted by the words of the term, without names, and once when they are sent again", async () => {
        const { token } = await register();
        const idempotencyKey = randomId();
        expect((await wish(" KUMKVÁT  friss ", { token, idempotencyKey })).data).toEqual({ wishForProduct: true });
        await wish(" KUMKVÁT  friss ", { token, idempotencyKey });
        await wish("kumkvat friss");
        const updated_at = new Date(firstNow).toISOString();
        expect(await wishes("kumkvat friss")).toEqual([
          { words: "kumkvat friss", term: "kumkvat friss", wishes: 2, updated_at },
        ]);
      });

      it.each([
        ["nothing", " "],
        ["a letter to the shop", "a".repeat(101)],
      ])("that are %s are refused", async (_what, term) => {
        expect((await wish(term)).errors[0]?.extensions).toEqual({
          code: "VALIDATION_FAILED",
          validation: { term: [expect.any(String)] },
        });
        expect(await wishes(term)).toEqual([]);
      });

      it("are texts to the database and to the shop's page, whatever is in them", async () => {
        for (const term of ["'); drop table product_wishes; --", "%", "<script>alert(1)</script>"]) {
          expect((await wish(term)).errors).toEqual([]);
          expect(await wishes(term)).toMatchObject([{ wishes: 1 }]);
        }
      });
    });

    it("rate the shop, with an optional comment", async () => {
      const page = `/${randomId()}`;
      expect((await rate({ rating: "FOUR", page, message: " ", email: null })).data).toEqual({ sendFeedback: true });
      await rate({ rating: "ONE", page, message: "Lassú volt.", email: "anna@pelda.hu" });
      const kept = await backend()
        .database.db.selectFrom("feedback")
        .where("page", "=", page)
        .orderBy("id")
        .select(["rating", "message", "email"])
        .execute();
      expect(kept).toEqual([
        { rating: 4, message: null, email: null },
        { rating: 1, message: "Lassú volt.", email: "anna@pelda.hu" },
      ]);
      expect((await rate({ rating: "FIVE", page, email: "anna@" })).errors[0]?.extensions).toMatchObject({
        code: "VALIDATION_FAILED",
        validation: { email: [expect.any(String)] },
      });
      // A limit for one address does not apply to messages without an address.
      for (let time = 0; time < 5; time += 1) expect((await rate({ rating: "FIVE", page })).errors).toEqual([]);
      expect((await rate({ rating: "SIX", page })).errors[0]?.extensions.code).toBe("VALIDATION_FAILED");
    });
  },
  { inbox: "bolt@pelda.hu" },
);
