/** Where the page remembers that somebody is signed in after all. */
const MARK = 'dentro';

/**
 * Runs in the page before it is seen. Browsers keep the session's cookies to themselves when another site leads here, so that the server takes somebody who is
 * signed in for a visitor; the page, which may read the mark, then shows nothing of what is for visitors.
 */
export const insideScript = `if(/(^|; )(sesion|key)=\\d/.test(document.cookie))document.documentElement.dataset.${MARK}=''`;

/** That, and room around the words that ask for a script. */
export const insideStyle = `<style >html[data-${MARK}] #raiz{visibility:hidden}@media (scripting:none){noscript{display:block;padding:12px 24px}}</style>`;

/** Makes room for the page that the browser makes itself. */
export function dropPrevia(root: HTMLElement): void {
  root.replaceChildren();
  delete document.documentElement.dataset[MARK];
}
