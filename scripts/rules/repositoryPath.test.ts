import { expect, it } from "vitest";
import { repositoryPath } from "./repositoryPath.ts";

it.each([
  ["/copy/packages/core/src/f.test.ts", "packages/core/src/f.test.ts"],
  ["/home/apps/kamra/packages/ui/src/F.stories.tsx", "packages/ui/src/F.stories.tsx"],
  ["C:\\kamra\\apps\\backend\\src\\f.test.ts", "apps/backend/src/f.test.ts"],
])("a file is found in every copy of the repository: %s", (file, path) => {
  expect(repositoryPath(file)).toBe(path);
});
