/** The components that the text of `index.ts` exports. */
export const publicComponents = (index: string): ReadonlyArray<string> =>
  [...index.matchAll(/^export \{([^}]*)\} from "\.[^"]+\.tsx"/gm)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );
