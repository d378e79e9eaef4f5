import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./RichText.tsx";

const shown = (html: string) => renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, "");

describe("rich text", () => {
  it("keeps words, lists and emphasis", () => {
    expect(shown("<p>Teljes <strong>tej</strong>, só</p><ul><li>1 l</li></ul>")).toBe(
      "<p>Teljes <strong>tej</strong>, só</p><ul><li>1 l</li></ul>",
    );
  });

  it("moves headings below those of the page", () => {
    expect(shown("<h1>Tárolás</h1><h5>Bontás után</h5>")).toBe("<h3>Tárolás</h3><h4>Bontás után</h4>");
  });

  it("keeps the levels of an article's headings", () => {
    expect(renderToStaticMarkup(<RichText html="<h2>Tárolás</h2><h3>Bontás után</h3>" level="h2" />)).toContain(
      "<h2>Tárolás</h2><h3>Bontás után</h3>",
    );
  });

  it("[FMT-4] opens other sites in a new tab that cannot reach back", () => {
    expect(shown('<a href="https://nebih.gov.hu">Nébih</a>')).toMatch(
      /^<a [^>]*href="https:\/\/nebih\.gov\.hu"[^>]*>Nébih/,
    );
    expect(shown('<a href="https://nebih.gov.hu">Nébih</a>')).toContain('rel="noopener"');
    expect(shown('<a href="/szallitas" target="_blank">itt</a>')).not.toContain("target");
  });

  it("shows invalid HTML as text", () => {
    expect(shown("3 < 5 & 5 > 3")).toBe("3 &lt; 5 &amp; 5 &gt; 3");
  });
});

it.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(1)"></svg>',
  '<p onclick="alert(1)" style="position:fixed" id="main">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&#x9;script&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a title="" href="vbscript:alert(1)">x</a>',
  '<a href="/a" href="javascript:alert(1)">x</a>',
])("makes no harmful element of %j, which a server forgot to sanitise", (payload) => {
  const html = shown(`<p>előtte</p>${payload}<p>utána</p>`);
  expect(html).not.toMatch(/<\/?(?!p>|span>|a\b)[a-z]/);
  expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|id)=/i);
  expect(html).not.toMatch(/href="[^"/]*:/i);
  expect(html).toMatch(/^<p>előtte<\/p>.*<p>utána<\/p>$/s);
});

it("treats excessively nested markup as text", () => {
  const html = shown("<b>".repeat(100_000));
  expect(html.match(/<b>/g)).toHaveLength(50);
});
