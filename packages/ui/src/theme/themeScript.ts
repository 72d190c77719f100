/** Key in localStorage of the reader's own choice: `claro`, `oscuro`, or absent to follow the system. */
export const THEME_KEY = 'garita-tema';

/**
 * Script that sets the theme before the first paint. It must stand inline in `<head>`; being a constant, the server can allow it by
 * its hash and needs no exception in the policy. Storage may be forbidden: then the system decides.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}if(t!=='claro'&&t!=='oscuro')t=matchMedia('(prefers-color-scheme: dark)').matches?'oscuro':'claro';document.documentElement.dataset.tema=t})()`;
