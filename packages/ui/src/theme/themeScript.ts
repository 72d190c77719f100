/**
 * Key in localStorage of the reader's choice: `claro`, `oscuro`, or absent to follow the system.
 */
export const THEME_KEY = 'garita-tema';

/**
 * The script that sets the theme before the first paint. It must be inline in `<head>`; since it is
 * constant, the CSP allows it by hash. Without storage the system decides.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}if(t!=='claro'&&t!=='oscuro')t=matchMedia('(prefers-color-scheme: dark)').matches?'oscuro':'claro';document.documentElement.dataset.tema=t})()`;
