import { expect, it } from "vitest";
import { linkPictureOf } from "./linkPicture.ts";

const pathOf = (path: string) => linkPictureOf({ path, alt: "Alma" })?.path ?? null;

it("takes a photo as it is, whose size only the file knows", () => {
  for (const path of ["/alma.jpg", "/alma.jpeg?w=1", "https://kepek.pelda.hu/alma.PNG", "/alma.webp"]) {
    expect(linkPictureOf({ path, alt: "Alma" })).toEqual({ path, alt: "Alma", size: null });
  }
});

it("takes what the backend has drawn in the form for previews", () => {
  const size = { width: 1200, height: 630 };
  const path = "/images/link/cup.-.150g.png?v=4";
  expect(linkPictureOf({ path: "/images/full/cup.-.150g.svg?v=4", alt: "Joghurt" })).toEqual({
    path,
    alt: "Joghurt",
    size,
  });
  expect(pathOf("/images/list/apple.svg")).toBe("/images/link/apple.png");
  expect(pathOf("/images/category/4/list")).toBe("/images/category/4/link");
});

it("takes no other drawing", () => {
  for (const path of ["/alma.svg", "https://kepek.pelda.hu/images/full/alma.svg", "/images/full/a/b.svg", "/kepek/4"]) {
    expect(pathOf(path)).toBe(null);
  }
});
