import { useContext } from "react";
import { ImageUrlContext } from "./ImageUrlContext.ts";

/** Props of `Picture`: its address, size in pixels, and alternative text. */
export interface PictureProps {
  /** The class that fits it into its frame. */
  readonly className: string | undefined;
  /** As the model names it. */
  readonly src: string;
  /** Empty beside a name that says the same. */
  readonly alt?: string;
  /** In pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  /** Above the fold: loaded eagerly with high priority. */
  readonly isPriority?: boolean;
}

/** Every picture of the library: its place is reserved, its address the host's. */
export const Picture = ({ className, src, alt = "", width, height, isPriority = false }: PictureProps) => {
  const imageUrl = useContext(ImageUrlContext);
  return (
    <img
      className={className}
      src={imageUrl(src, { width })}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? "eager" : "lazy"}
      decoding="async"
      {...(isPriority ? { fetchPriority: "high" } : {})}
    />
  );
};
