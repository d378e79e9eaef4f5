#!/usr/bin/env node
// The command of the published package: `npx @kamra/backend --port 4000 --data kamra-data`.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

// An older Node could not even read what follows, so it comes after the question.
if (major > 24 || (major === 24 && minor >= 7)) {
  const { serve } = await import("./serve.ts");
  await serve(process.argv.slice(2));
} else {
  console.error(`@kamra/backend needs Node 24.7 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
}

export {};
