export { SessionsPage as Page } from "./SessionsPage.tsx";
export { sessionsLoader as loader } from "./sessionsLoader.ts";
