/** The shapes that products come in. `loose` is the thing itself, without a package. */
export const packages = [
  "loose", "net", "punnet", "tray", "bag", "paper", "pouch", "sachet", "box", "carton", "brick", "bottle", "glass",
  "wine", "can", "tin", "jar", "cup", "tub", "tube", "wrap", "jug", "spray", "pump", "roll", "eggbox",
] as const;

export type Package = (typeof packages)[number];
