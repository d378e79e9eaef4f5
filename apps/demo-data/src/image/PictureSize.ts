/** Each size's width in pixels. */
export const pictureSizes = { full: 1000, list: 400, thumbnail: 120 } as const;

export type PictureSize = keyof typeof pictureSizes;

export function isPictureSize(text: string): text is PictureSize {
  return Object.hasOwn(pictureSizes, text);
}
