/** The workspaces that are published, as @kamra/…; a package comes after those that it needs. */
export const published = ["contract", "core", "react", "ui", "testing", "backend"];
