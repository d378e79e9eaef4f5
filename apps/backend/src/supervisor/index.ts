export { leavingOf } from "../environment/leavingOf.ts";
export { processesOf } from "../environment/processesOf.ts";
export { WrongSetting } from "../environment/WrongSetting.ts";
export { supervise } from "./supervise.ts";
