import { posix } from "node:path";

const accented = /[áéíóöőúüű]/i;

/** `\\b` knows ASCII letters alone, so it fails beside an accented letter. */
const boundaryBesideAccent = /\\b\(*[áéíóöőúüű]|[áéíóöőúüű][)*+?]*\\b/i;

/** SQL that some engines with PostgreSQL's protocol lack (docs/engines.md). */
const ofOneEngine =
  /advisory|unaccent|trgm|hungarian(?:_stem)?'|\bdeferr|skip locked|tsvector|tsquery|@@|gin_clean|fastupdate|\bvacuum\b|\block table\b|temporary table/i;

/** Where a file is among folders that import downwards: the source folder, its layers, and the path below it. */
const placesOf = (file, layers) =>
  Object.keys(layers)
    .filter((source) => file.includes(`/${source}/`))
    .map((source) => ({
      order: [...layers[source], "."],
      below: file.slice(file.indexOf(`/${source}/`) + source.length + 2),
    }));
const folderOf = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");

/** A function that does nothing with an error: `() => undefined`, `() => {}`. */
const ignores = (node) =>
  /^(Arrow)?FunctionExpression$/.test(node?.type) &&
  (node.body.type === "BlockStatement"
    ? node.body.body.length === 0
    : node.body.name === "undefined" || (node.body.operator === "void" && node.body.argument.type === "Literal"));

/** Capabilities whose refused commands tell the shopper nothing: their result is for the page. */
const telling = /\b(?:account|content|orders|orderedProducts)(?:Of\(shop\)\))?$/;

/** Commands of the lists that do not tell their refusals either. */
const listCommand = /^(?:accept|create|decline|leave|remove|removeShare|rename|setText|share)$/;

/** Whether the value of a promise is not looked at: `await x()` or `void x()` as a statement, `x().then(() => …)`. */
const isDropped = (node) => {
  const { parent } = node;
  switch (parent?.type) {
    case "ExpressionStatement":
      return true;
    case "AwaitExpression":
    case "ConditionalExpression":
    case "LogicalExpression":
    case "UnaryExpression":
      return parent.test !== node && isDropped(parent);
    case "MemberExpression": {
      const call = parent.parent;
      if (parent.object !== node || call.callee !== parent) return false;
      if (parent.property.name !== "then") return isDropped(call);
      return /FunctionExpression$/.test(call.arguments[0]?.type) && call.arguments[0].params.length === 0;
    }
    default:
      return false;
  }
};

/**
 * Rules that no plugin has, for the linter.
 *
 * @type {{ meta: { name: string }, rules: Record<string, { meta?: object, create: (context: any) => Record<string, (node: any) => void> }> }}
 */
export default {
  meta: { name: "kamra" },
  rules: {
    "hungarian-in-texts": {
      create(context) {
        const check = (node, text) => {
          if (typeof text === "string" && accented.test(text))
            context.report({ node, message: "Texts live in text.hu.ts." });
        };
        return {
          Literal: (node) => check(node, node.value),
          JSXText: (node) => check(node, node.value),
          TemplateElement: (node) => check(node, node.value.raw),
        };
      },
    },
    "boundary-of-letters": {
      create: (context) => ({
        Literal(node) {
          if (node.regex && boundaryBesideAccent.test(node.regex.pattern))
            context.report({
              node,
              message: "\\b knows ASCII letters alone: write (?<!\\p{L}) or (?!\\p{L}) with the u flag.",
            });
        },
      }),
    },
    "engine-in-one-folder": {
      create(context) {
        const message = "Not every database has this: put it behind a function in database/engine (docs/engines.md).";
        const check = (node, text) => {
          if (typeof text === "string" && ofOneEngine.test(text)) context.report({ node, message });
        };
        return {
          Literal: (node) => check(node, node.value),
          TemplateElement: (node) => check(node, node.value.raw),
          Identifier: (node) => node.name === "skipLocked" && context.report({ node, message }),
        };
      },
    },
    "one-clock": {
      create(context) {
        const report = (node) =>
          context.report({ node, message: "The shop has one clock: take `now` as a parameter, or from the shop." });
        const isDate = (node) => node.type === "Identifier" && node.name === "Date";
        const isNow = ({ object, property }) => isDate(object) && property.name === "now";
        return {
          NewExpression: (node) => isDate(node.callee) && node.arguments.length === 0 && report(node),
          CallExpression: (node) => isDate(node.callee) && report(node),
          MemberExpression: (node) => isNow(node) && report(node),
        };
      },
    },
    "no-swallowed-failure": {
      create(context) {
        const message =
          "This also hides a bug. A command resolves to its result: `void` its promise. A query's failure: `told`; a script's: `tolerate`.";
        const names = new Set();
        const handlers = [];
        return {
          VariableDeclarator: ({ id, init }) => ignores(init) && names.add(id.name),
          CatchClause: (node) => node.body.body.length === 0 && context.report({ node, message }),
          CallExpression({ callee, arguments: given }) {
            const handler = { catch: given[0], then: given[1] }[callee.property?.name];
            if (handler) handlers.push(handler);
          },
          "Program:exit"() {
            for (const node of handlers)
              if (ignores(node) || (node.type === "Identifier" && names.has(node.name)))
                context.report({ node, message });
          },
        };
      },
    },
    "refusal-is-shown": {
      create: (context) => ({
        CallExpression(node) {
          const { object, property } = node.callee;
          if (node.callee.type !== "MemberExpression") return;
          const receiver = context.sourceCode.getText(object);
          const isCommand = telling.test(receiver) || (/\blists$/.test(receiver) && listCommand.test(property.name));
          if (isCommand && isDropped(node))
            context.report({ node, message: "The shop does not tell this command's refusal: show its result." });
        },
      }),
    },
    "folders-import-downwards": {
      meta: { schema: [{ type: "object" }] },
      create(context) {
        const places = placesOf(context.filename.replaceAll("\\", "/"), context.options[0]);
        const check = ({ source }) => {
          if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
          for (const { order, below } of places) {
            const [from, to] = [below, posix.join(posix.dirname(below), source.value)].map(folderOf);
            if (to === ".." || from === to) continue;
            const [fromPlace, toPlace] = [from, to].map((folder) =>
              order.indexOf(order.includes(folder) ? folder : "*"),
            );
            if (fromPlace > toPlace) continue;
            context.report({
              node: source,
              message: `${from} is ${fromPlace < toPlace ? "below" : "beside"} ${to} (scripts/config/folderLayers.ts): move what both need down, or take it as a parameter.`,
            });
          }
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
    "file-named-after-export": {
      create: (context) => ({
        Program: (node) => context.report({ node, message: "Name a file after what it exports." }),
      }),
    },
  },
};
