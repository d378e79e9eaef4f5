import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { markupTags } from "@kamra/core/content";
import { type MarkupNode, readMarkup } from "../content/readMarkup.ts";
import { SanitizedRichText } from "./SanitizedRichText.tsx";
import { sanitizedTree, sanitizeHtml } from "./sanitizeHtml.ts";

const shown = (html: string) =>
  renderToStaticMarkup(<SanitizedRichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, "");

describe("sanitized rich text", () => {
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

  it.each(payloads)("loses the harmful parts of %j", (payload) => {
    const html = shown(`<p>előtte</p>${payload}<p>utána</p>`);
    expect(html).not.toMatch(
      /<\/?(?:script|style|img|svg|math|iframe|object|embed|form|input|button|base|meta|link|template|noscript|textarea|details|x-kamra)\b/i,
    );
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|id|srcdoc)=/i);
    expect(html).not.toMatch(/(?:javascript|vbscript|data):/i);
    expect(html).toContain("<p>előtte</p>");
  });
});

type Nodes = Extract<ReturnType<typeof sanitizedTree>, { readonly type: "root" }>["children"];

const textAttribute = (value: unknown) => (typeof value === "string" ? value : null);

/** A tree of the sanitiser in the words of `readMarkup`. Texts side by side are one. */
const markupOf = (nodes: Nodes): ReadonlyArray<MarkupNode> =>
  nodes.reduce<ReadonlyArray<MarkupNode>>((read, node) => {
    const last = read.at(-1);
    if (node.type === "text")
      return typeof last === "string" ? [...read.slice(0, -1), last + node.value] : [...read, node.value];
    const tag = markupTags.find((name) => node.type === "element" && name === node.tagName);
    if (node.type !== "element" || tag === undefined) return read;
    const href = tag === "a" ? textAttribute(node.properties["href"]) : null;
    return [...read, { tag, href, scope: textAttribute(node.properties["scope"]), children: markupOf(node.children) }];
  }, []);

const pieces = fc.oneof(
  fc.constantFrom(...markupTags, "script", "div").map((tag) => `<${tag}>`),
  fc.constantFrom(...markupTags, "div").map((tag) => `</${tag}>`),
  fc.constantFrom(
    '<a href="/szallitas?a=1&amp;b=2">',
    "<a href='https://nebih.gov.hu'>",
    '<th scope="col">',
    "&lt;b>",
    "&nbsp;",
    "&",
  ),
  fc.string({ unit: "grapheme", maxLength: 5 }),
);

it("renders the tree that was sanitised", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const html = parts.join("");
      const tree = sanitizedTree(html);
      expect(readMarkup(sanitizeHtml(html))).toEqual(markupOf(tree.type === "root" ? tree.children : [tree]));
    }),
    { numRuns: 2_000 },
  );
});
