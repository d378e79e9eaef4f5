export { tabs } from "./capability.ts";
export type { StorageNews, TabsChannel, TabsWindow } from "./TabsWindow.ts";
