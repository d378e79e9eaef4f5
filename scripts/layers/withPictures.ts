const picture = /(<!-- layers of (\S+): node scripts\/run\.js layers -->\n\n)```mermaid\n[\s\S]*?```/g;

/** A page with its pictures of layers drawn anew: each stands below a comment that names its source folder. */
export const withPictures = (page: string, draw: (source: string) => string): string =>
  page.replace(picture, (_all, mark: string, source: string) => mark + draw(source));
