import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { isEmail } from "../../form/isEmail.ts";
import { runs } from "../../runs.test.config.ts";
import { shareProblem } from "./shareProblem.ts";
import { listTexts } from "../text.hu.ts";

const emails = fc
  .tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.constantFrom("pelda.hu", "posta.com"))
  .map((parts) => parts.join("@"));
const texts = fc.oneof(emails, fc.string());

it.prop([texts, emails], runs)("[LIST-9] accepts every valid address except the owner's", (email, ownerEmail) => {
  const problem = shareProblem(email, { ownerEmail });
  expect(problem === null).toBe(isEmail(email) && email.toLowerCase() !== ownerEmail);
  expect(problem === null || listTexts.shareProblems[problem].length > 0).toBe(true);
});

it.prop([emails], runs)("[LIST-9] recognizes the owner's address in capitals", (email) => {
  expect(shareProblem(email.toUpperCase(), { ownerEmail: email })).toBe("ownEmail");
  expect(shareProblem(email, { ownerEmail: email.toUpperCase() })).toBe("ownEmail");
});

it("[LIST-9] recognizes the owner's domain in ASCII", () => {
  expect(shareProblem("anna@xn--szi-5xa.hu", { ownerEmail: "anna@őszi.hu" })).toBe("ownEmail");
});

it("[LIST-9] rejects an invalid e-mail address", () => {
  expect(shareProblem("anna@", { ownerEmail: "anna@" })).toBe("invalidEmail");
});
