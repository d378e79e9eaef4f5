// One after the other, and the pages too when a story has a fault.
await import("./tryBuild.ts");
await import("./tryPages.ts");

export {};
