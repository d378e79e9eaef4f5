import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import pages from "virtual:component-pages";

interface ToPageProps {
  readonly of: string;
  readonly children: ReactNode;
}

/** A way to the page of a component; its words alone where it has none. */
const ToPage = ({ of, children }: ToPageProps) => {
  const page = pages[of];
  return page === undefined ? (
    children
  ) : (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      {children}
    </AnchorMdx>
  );
};

/** A component's name within a sentence. At its beginning a word may be one of English: “Link to what …”. */
const name = new RegExp(`(?<=[\\p{Ll},;:] )(${Object.keys(pages).join("|")})\\b`, "u");

const Words = ({ children }: { readonly children: string }) =>
  children.split(name).map((part, index) =>
    index % 2 === 1 ? (
      <ToPage key={index} of={part}>
        {part}
      </ToPage>
    ) : (
      part
    ),
  );

/** A sentence whose `names` of code are set as code, and whose components lead to their pages. */
export const Sentence = ({ children }: { readonly children: string }) =>
  children.split("`").map((part, index) =>
    index % 2 === 1 ? (
      <ToPage key={index} of={part}>
        <code>{part}</code>
      </ToPage>
    ) : (
      <Words key={index}>{part}</Words>
    ),
  );
