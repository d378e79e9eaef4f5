import { createContext } from "react";

/** The address from which a picture is loaded, by its address in the model: another host, or a picture of that many pixels. */
export type ImageUrl = (image: string, options: { readonly width: number }) => string;

/** The addresses of the model itself. */
export const modelUrl: ImageUrl = (image) => image;

/** Where pictures are loaded from; the addresses of the model unless the host says otherwise. */
export const ImageUrlContext = createContext<ImageUrl>(modelUrl);
