export { DevelopmentPanel, type DevelopmentPanelProps } from "./DevelopmentPanel.tsx";
