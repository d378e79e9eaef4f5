import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./RichText.tsx";

const shown = (html: string) => renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, "");

describe("what it keeps", () => {
  it("keeps words, lists and emphasis", () => {
    expect(shown("<p>Teljes <strong>tej</strong>, só</p><ul><li>1 l</li></ul>")).toBe(
      "<p>Teljes <strong>tej</strong>, só</p><ul><li>1 l</li></ul>",
    );
  });

  it("moves headings below those of the page", () => {
    expect(shown("<h1>Tárolás</h1><h5>Bontás után</h5>")).toBe("<h3>Tárolás</h3><h4>Bontás után</h4>");
  });

  it("keeps the levels of an article's headings", () => {
    expect(renderToStaticMarkup(<RichText html="<h2>Tárolás</h2><h3>Bontás után</h3>" headingLevel={2} />)).toContain(
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

  it("shows what is not HTML as it is", () => {
    expect(shown("3 < 5 & 5 > 3")).toBe("3 &lt; 5 &amp; 5 &gt; 3");
  });
});

describe("what it drops", () => {
  const payloads = [
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg onload=alert(1)><script>alert(1)</script></svg>",
    '<svg><style><img src=x onerror="alert(1)"></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:alert(1)">x</a>',
    '<p onclick="alert(1)" style="position:fixed" id="main" class="k">x</p>',
    '<iframe src="https://pelda.hu" srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://pelda.hu"><input name="q" autofocus onfocus=alert(1)><button>x</button></form>',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<base href="https://pelda.hu"><meta http-equiv="refresh" content="0;url=https://pelda.hu"><link rel="stylesheet" href="https://pelda.hu/x.css">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    "<template><script>alert(1)</script></template>",
    "<!--><script>alert(1)</script>-->",
    "<textarea><script>alert(1)</script></textarea>",
    '<details open ontoggle="alert(1)">x</details>',
    '<x-kamra onclick="alert(1)">x</x-kamra>',
  ];

  it.each(payloads)("drops what can do harm in %j", (payload) => {
    const html = shown(`<p>előtte</p>${payload}<p>utána</p>`);
    expect(html).not.toMatch(
      /<\/?(?:script|style|img|svg|math|iframe|object|embed|form|input|button|base|meta|link|template|noscript|textarea|details|x-kamra)\b/i,
    );
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|id|srcdoc)=/i);
    expect(html).not.toMatch(/(?:javascript|vbscript|data):/i);
    expect(html).toContain("<p>előtte</p>");
  });
});
