import { folderAndName } from "./nameParts.ts";
import type { Plan, ReadFile } from "./Plan.ts";
import { planFiles } from "./planFiles.ts";

const componentText = (name: string, className: string) => `
import type { ReactNode } from "react";
import styles from "./${name}.module.css";

export interface ${name}Props {
  readonly children: ReactNode;
}

/** What ${name} shows, in one sentence. */
export const ${name} = ({ children }: ${name}Props) => <div className={styles.${className}}>{children}</div>;
`;

const styleText = (className: string) => `
@layer components {
  .${className} {
    display: grid;
    gap: var(--k-space-2);
  }
}
`;

const storiesText = (name: string) => `
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = { component: ${name}, args: { children: "Szöveg" } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { children: "Hosszú szöveg, amely egy telefonon több sorba törik" } };
`;

/** A component: its file, its styles, its stories and its export. */
export function planComponent([path]: ReadonlyArray<string>, read: ReadFile): Plan {
  const { folder, name } = folderAndName(path, "PascalCase", "a component");
  const source = `packages/ui/src/${folder}`;
  const className = name.charAt(0).toLowerCase() + name.slice(1);
  const { create, addExports, plan } = planFiles(read);
  create(`${source}/${name}.tsx`, componentText(name, className));
  create(`${source}/${name}.module.css`, styleText(className));
  create(`${source}/${name}.stories.tsx`, storiesText(name));
  addExports("packages/ui/src/index.ts", `./${folder}/${name}.tsx`, `export { ${name}, type ${name}Props }`);
  return plan(["Give it a story for each of its states: npm run dev -w @kamra/storybook"]);
}
