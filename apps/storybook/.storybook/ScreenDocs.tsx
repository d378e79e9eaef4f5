import { Heading, Title, useOf } from "@storybook/addon-docs/blocks";
import styles from "./ScreenDocs.module.css";
import { screenWidths, viewports } from "./viewports.ts";

/** So many of these stand beside each other on a page of documentation. */
const scale = 0.28;

interface FrameProps {
  readonly id: string;
  readonly name: string;
  readonly viewport: (typeof screenWidths)[number];
}

/** A screen as it is at a width, small; the link opens it in its own size. */
const Frame = ({ id, name, viewport }: FrameProps) => {
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
      <div className={styles.window} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          title={`${name}, ${width} px`}
          src={`iframe.html?id=${id}&viewMode=story`}
          loading="lazy"
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, scale }}
        />
      </div>
    </figure>
  );
};

/** The page of a group of screens: each at four widths. A screen is loaded once it is unfolded. */
export const ScreenDocs = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  return (
    <>
      <Title />
      {Object.values(csfFile.stories).map(({ id, name }, index) => (
        <details key={id} open={index === 0}>
          <summary className={styles.summary}>
            <Heading>{name}</Heading>
          </summary>
          <div className={styles.row}>
            {screenWidths.map((viewport) => (
              <Frame key={viewport} id={id} name={name} viewport={viewport} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
};
