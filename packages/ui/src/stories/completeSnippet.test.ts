import { expect, it } from "vitest";
import { completeSnippet } from "./completeSnippet.ts";

const sources = {
  "ui/src/cart/Row.stories.tsx": `import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import * as products from "../stories/products.ts";
import { Row } from "./Row.tsx";

const lines = [products.milk];

const meta = {
  component: Row,
  args: { lines, onPress: fn() },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Bound: Story = {
  args: {
    field: bound("név"),
  },
};
`,
  "ui/src/stories/products.ts": `import { huf, type Product } from "@kamra/core/product";

/** What others begin with. */
const base: Product = { name: "Tej", price: huf(489) };

export const milk = { ...base };
export const bread = { ...base, name: "Kenyér" };
`,
};

const complete = (snippet: string) => completeSnippet(snippet, "ui/src/cart/Row.stories.tsx", sources);

it("a snippet comes with the imports and the values that it needs, and with no others", () => {
  expect(complete("const Filled = () => <Row lines={lines} onPress={fn()} />;")).toBe(
    [
      'import { Row } from "@kamra/ui";',
      'import { huf, type Product } from "@kamra/core/product";',
      "",
      "const Filled = () => <Row lines={lines} onPress={() => undefined} />;",
      "",
      'const base: Product = { name: "Tej", price: huf(489) };',
      "",
      "const milk = { ...base };",
      "",
      "const lines = [milk];",
    ].join("\n"),
  );
});

it("a member of a module of models is its value", () => {
  const code = complete("const One = () => <Row lines={[products.bread]} />;");
  expect(code).toContain("<Row lines={[bread]} />");
  expect(code).toContain('const bread = { ...base, name: "Kenyér" };');
  expect(code).not.toMatch(/products|milk|stories/);
});

it("an arg that is called by its name has the value that its story gives", () => {
  expect(complete("const Bound = () => <Row field={field} />;")).toContain('const field = bound("név");');
});

it("imports of the story are not those of its reader", () => {
  const code = complete(
    `import { milk } from '../stories/products.ts';\nimport { Row } from '@kamra/ui';\n\nconst One = () => <Row />;`,
  );
  expect(code).toBe('import { Row } from "@kamra/ui";\n\nconst One = () => <Row />;');
});

it("what stands in strings, in attributes and after a point needs nothing", () => {
  expect(complete('const One = () => <p lines="lines">{a.lines}</p>;')).toBe(
    'const One = () => <p lines="lines">{a.lines}</p>;',
  );
});

it("a snippet of a file that is not known stays as it is", () => {
  expect(completeSnippet("const One = () => <Row lines={lines} />;", "ui/src/x.stories.tsx", sources)).toBe(
    "const One = () => <Row lines={lines} />;",
  );
});
