import { DocsContext, Heading, Title, useOf } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import styles from "./ScreenDocs.module.css";
import { screenWidths, viewports } from "./viewports.ts";

/** All four stand beside each other on a page of documentation. */
const scale = 0.27;

interface FrameProps {
  readonly id: string;
  readonly name: string;
  readonly viewport: (typeof screenWidths)[number];
  /** What the toolbar has chosen: a frame tells its own choice to the page around it. */
  readonly globals: string;
}

/** A screen as it is at a width, small; the link opens it in its own size. */
const Frame = ({ id, name, viewport, globals }: FrameProps) => {
  const { styles: size } = viewports[viewport];
  const width = Number.parseInt(size.width);
  const height = Number.parseInt(size.height);
  return (
    <figure className={styles.frame}>
      <figcaption>
        <a href={`./?path=/story/${id}&globals=viewport.value:${viewport}`} target="_top">
          {width} px
        </a>
      </figcaption>
      <div
        className={styles.window}
        data-waiting="Loading…"
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        <iframe
          title={`${name}, ${width} px`}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          loading="lazy"
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, scale }}
        />
      </div>
    </figure>
  );
};

/** What the toolbar has chosen, as an address writes it. */
function useChosen(): string {
  const context = useContext(DocsContext);
  const [shown] = context.componentStories();
  const chosen: unknown = shown === undefined ? {} : context.getStoryContext(shown).globals;
  if (typeof chosen !== "object" || chosen === null) return "";
  return Object.entries(chosen)
    .flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []))
    .join(";");
}

/** The screens as their file has them: a module sorts its exports by their letters. */
function useScreens() {
  const { moduleExports, stories } = useOf("meta", ["meta"]).csfFile;
  const order: unknown = Reflect.get(moduleExports ?? {}, "__namedExportsOrder");
  const names = Array.isArray(order) ? order.map(String) : [];
  const placeOf = ({ moduleExport }: (typeof stories)[string]) =>
    names.findIndex((name) => Reflect.get(moduleExports ?? {}, name) === moduleExport);
  return Object.values(stories)
    .filter(({ tags }) => tags?.includes("behaviour") !== true)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The page of a group of screens: each at four widths. A screen is loaded once it is unfolded. */
export const ScreenDocs = () => {
  const globals = useChosen();
  return (
    <>
      <Title />
      <p>
        Pages of the shop with made-up goods and services, at four widths. A width leads to the page in its own size:
        there the controls choose who looks, what lies in the cart and how the network behaves.
      </p>
      {useScreens().map(({ id, name }, index) => (
        <details key={id} open={index === 0}>
          <summary className={styles.summary}>
            <Heading>{name}</Heading>
          </summary>
          <div className={styles.row}>
            {screenWidths.map((viewport) => (
              <Frame key={viewport} id={id} name={name} viewport={viewport} globals={globals} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
};
