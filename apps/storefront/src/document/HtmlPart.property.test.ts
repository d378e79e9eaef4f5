import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesOf, type HtmlPart } from "./HtmlPart.ts";

const text = fc.string({ unit: "grapheme" }).map((given) => given.toWellFormed());
const piece = fc.oneof(
  text,
  text.map((given) => Buffer.from(given)),
);

function expectBytes(parts: ReadonlyArray<HtmlPart>): void {
  const bytes = bytesOf(parts);
  bytesOf(["another page"]);
  expect(bytes.equals(Buffer.concat(parts.map((part) => Buffer.from(part))))).toBe(true);
}

it("has the bytes of its pieces in their order, also after another page", () => {
  fc.assert(fc.property(fc.array(piece), expectBytes));
});

it("has all bytes of a page that is longer than usual", () => {
  expectBytes(["<ul>", Buffer.from("<li>ő</li>"), "ű".repeat(400_000), "</ul>"]);
});
