import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { Badge, Icon, UiProvider } from "@kamra/ui";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { STORY_ARGS_UPDATED } from "storybook/internal/core-events";
import type { ComponentPage, ShownExample } from "../../../packages/ui/src/stories/ComponentPage.ts";
import usedInShop from "virtual:used-in-shop";
import styles from "./ComponentDocs.module.css";
import { Anatomy } from "./Anatomy.tsx";
import { Sentence } from "./Sentence.tsx";
import { placeOf } from "./siblings.ts";
import { ScreenDocs } from "./ScreenDocs.tsx";
import { allowForcedStates, type ForcedState, forcedStates, forceState } from "./forcedStates.ts";

const pages = import.meta.glob<ComponentPage>("../../../packages/ui/src/**/*.page.tsx", { import: "page" });

/** `Button` for `…/button/Button.stories.tsx`. */
const nameOf = (path: string): string => /([^/]+)\.\w+\.tsx$/.exec(path)?.[1] ?? "";

const ofFile = (stories: string) => Object.entries(pages).find(([path]) => placeOf(path) === placeOf(stories))?.[1];

const titles: Readonly<Record<ForcedState, string>> = { hover: "Hover", "focus-visible": "Focus", active: "Pressed" };

/** The story of an export; a sentence while there is none of this name. */
const Named = ({ story }: { readonly story: string }) => {
  const { csfFile } = useOf("meta", ["meta"]);
  const exported: Readonly<Record<string, unknown>> = csfFile.moduleExports ?? {};
  const found = exported[story];
  return found === undefined ? <p>There is no story {story}.</p> : <Story of={found} __forceInitialArgs />;
};

interface CellProps {
  readonly title: string;
  readonly forced?: ForcedState;
  readonly children: ReactNode;
}

const Cell = ({ title, forced, children }: CellProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || forced === undefined) return;
    const shown = new MutationObserver(() => {
      if (!forceState(element, forced)) return;
      allowForcedStates();
      shown.disconnect();
    });
    shown.observe(element, { childList: true, subtree: true });
    return () => shown.disconnect();
  }, [forced]);
  return (
    <figure className={forced === undefined ? styles.cell : `${styles.cell} ${styles.forced}`}>
      <figcaption>{title}</figcaption>
      <div ref={box} className={styles.box}>
        {children}
      </div>
    </figure>
  );
};

const StateMatrix = ({ states, isWide = false }: ComponentPage) => {
  const absent = (["disabled", "busy", "error"] as const).filter((state) => states[state] === undefined);
  return (
    <>
      <Heading>States</Heading>
      <div className={isWide ? styles.rows : styles.matrix}>
        <Cell title="Rest">
          <Named story={states.rest} />
        </Cell>
        {forcedStates.map((state) => (
          <Cell key={state} title={titles[state]} forced={state}>
            <Named story={states.rest} />
          </Cell>
        ))}
        {(["disabled", "busy", "error"] as const).map((state) => {
          const story = states[state];
          return (
            story !== undefined && (
              <Cell key={state} title={state[0]?.toUpperCase() + state.slice(1)}>
                <Named story={story} />
              </Cell>
            )
          );
        })}
      </div>
      {absent.length > 0 && <p>It has no state for: {absent.join(", ")}.</p>}
    </>
  );
};

interface SentencesProps {
  readonly title: string;
  readonly of: ReadonlyArray<string>;
}

const Sentences = ({ title, of: sentences }: SentencesProps) => (
  <>
    <Heading>{title}</Heading>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Sentence>{sentence}</Sentence>
        </li>
      ))}
    </ul>
  </>
);

interface ExampleProps {
  readonly isGood: boolean;
  readonly example: ShownExample;
}

const Example = ({ isGood, example }: ExampleProps) => (
  <figure className={`${styles.cell} ${isGood ? styles.good : styles.bad}`}>
    <figcaption>
      <strong>
        <Icon name={isGood ? "check" : "close"} size="small" /> {isGood ? "Do." : "Do not."}
      </strong>{" "}
      {example.because}
    </figcaption>
    <div className={styles.box}>
      {typeof example.shown === "string" ? (
        <Named story={example.shown} />
      ) : (
        <Unstyled>
          <UiProvider>{example.shown}</UiProvider>
        </Unstyled>
      )}
    </div>
  </figure>
);

/** `Cart page` of `CartPage`. */
const words = (name: string): string => name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The parts of the shop that use it, by the part of the shop that they are for: pages and their parts in words. */
const UsedInShop = ({ component }: { readonly component: string }) => {
  const files = usedInShop[component] ?? [];
  const areas = Object.entries(Object.groupBy(files, (file) => words(capital(file.split("/").at(-2) ?? ""))));
  return (
    <>
      <Heading>Where the shop uses it</Heading>
      {files.length === 0 ? (
        <p>Inside other components only.</p>
      ) : (
        <ul className={styles.areas}>
          {areas.map(([area, inArea = []]) => (
            <li key={area}>
              <strong>{area}:</strong>{" "}
              {inArea.map((file, index) => (
                <span key={file}>
                  {index > 0 && ", "}
                  <span title={file}>{words(/(\w+)\.tsx$/.exec(file)?.[1] ?? file)}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Written = ({ page, component }: { readonly page: ComponentPage; readonly component: string }) => (
  <>
    <Anatomy {...page} />
    <StateMatrix {...page} />
    <Sentences title="Words" of={page.content} />
    <Sentences title="Keyboard" of={page.keyboard} />
    <Heading>Do and do not</Heading>
    <div className={page.isWide ? styles.rows : styles.pair}>
      <Example isGood example={page.good} />
      <Example isGood={false} example={page.bad} />
    </div>
    <UsedInShop component={component} />
  </>
);

/** Storybook's table starts with the models that the component takes. This tells it the names that the controls have for them. */
const NamedControls = () => {
  const context = useContext(DocsContext);
  useEffect(() => {
    const shown = context.componentStories().find(({ tags }) => tags.includes("autodocs"));
    if (shown === undefined) return;
    const args: unknown = context.getStoryContext(shown).unmappedArgs;
    context.channel.emit(STORY_ARGS_UPDATED, { storyId: shown.id, args });
  }, [context]);
  return <Controls />;
};

/** The page of a component: what its code says, and what its `.page.tsx` says. */
const OfComponent = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  const file = String(csfFile.meta.parameters?.["fileName"] ?? "");
  const [page, setPage] = useState<ComponentPage | null>(null);
  useEffect(() => {
    let isShown = true;
    void ofFile(file)?.().then((loaded) => {
      if (isShown) setPage(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <>
      <Title />
      <Subtitle />
      {page !== null && (
        <Unstyled>
          <Badge tone={page.status === "stable" ? "action" : "neutral"}>{page.status}</Badge>
        </Unstyled>
      )}
      <Description of="meta" />
      {page !== null && (
        <div className={styles.pair}>
          <div>
            <Sentences title="When to use" of={page.whenToUse} />
          </div>
          <div>
            <Sentences title="When not" of={page.whenNot} />
          </div>
        </div>
      )}
      <Primary />
      <NamedControls />
      {page !== null && <Written page={page} component={nameOf(file)} />}
      <Stories title={<Heading>Stories</Heading>} />
    </>
  );
};

/** The page of a file of stories: of a component, or of screens. */
const ComponentDocs = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  return csfFile.meta.title.startsWith("Screens/") ? <ScreenDocs /> : <OfComponent />;
};

export default ComponentDocs;
