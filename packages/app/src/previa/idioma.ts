/**
 * Runs in the page before anything else: the portal speaks one language, so React Aria need not find out which the browser prefers. That loads what the
 * browser knows of all languages, and throws where it does not know the preferred one, on the way to the first click that works.
 */
export const idiomaScript = "window[Symbol.for('react-aria.i18n.locale')]='es'";
