/** The place of the page where products say what happened to them. */
export const said = (): Element | null => document.querySelector('body > [role="status"]');
