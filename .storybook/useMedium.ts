import { useEffect, useLayoutEffect } from 'react';
import { palette } from '../packages/ui/src/theme/palette';
import { cssName } from '../packages/ui/src/theme/tokens';

export type Medio = 'pantalla' | 'papel' | 'forzados';

/** Rewrites a media query, so that the rules of the imitated medium apply on the screen. */
const QUERIES: Readonly<Record<Medio, (query: string) => string>> = {
  pantalla: (query) => query,
  papel: (query) =>
    query.replace(/\b(print|screen)\b/g, (type) => (type === 'print' ? 'screen' : 'print')),
  forzados: (query) => query.replace('(forced-colors: active)', 'all'),
};

const INKS = /^(tinta|sobre|borde|foco|noche.)|Texto$/;
/** Roles whose colours are used in drawings: a browser does not replace these colours. */
const FREE = /^(grafico|barrera)/;
const forced = Object.keys(palette)
  .filter((role) => !FREE.test(role))
  .map((role) => `${cssName(role)}: ${INKS.test(role) ? 'CanvasText' : 'Canvas'} !important;`);
/** Rules that imitate how a browser replaces colours in its forced-colours mode. */
const FORCED_CSS = `
:root, [data-tema] { color-scheme: dark !important; ${forced.join(' ')} --campo: Canvas !important; }
:where(*, ::before, ::after) { border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
:where(a) { color: LinkText !important; }
:where(:disabled, [aria-disabled='true']) { color: GrayText !important; border-color: GrayText !important; }
`;

const style = document.createElement('style');
const queries = new WeakMap<MediaList, string>();
/** Each function undoes one change of `strengthen`. */
const weaken: (() => void)[] = [];

/**
 * Makes the page's rules for forced colours `!important`. They must override `FORCED_CSS`, as they
 * override the colours of a browser in that mode.
 */
function strengthen(rules: CSSRuleList): void {
  for (const rule of rules)
    if (rule instanceof CSSStyleRule)
      for (const name of [...rule.style]) {
        if (rule.style.getPropertyPriority(name) !== '') continue;
        const value = rule.style.getPropertyValue(name);
        rule.style.setProperty(name, value, 'important');
        weaken.push(() => rule.style.setProperty(name, value));
      }
}

function rewrite(rules: CSSRuleList, medio: Medio): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const own = queries.get(media) ?? media.mediaText;
      queries.set(media, own);
      const query = QUERIES[medio](own);
      if (media.mediaText !== query) {
        media.mediaText = query;
        if (medio === 'forzados') strengthen(rule.cssRules);
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, medio);
  }
}

function show(medio: Medio): void {
  for (const { cssRules } of document.styleSheets) rewrite(cssRules, medio);
}

function imitate(medio: Medio): (() => void) | undefined {
  if (medio === 'pantalla') return undefined;
  style.textContent = medio === 'forzados' ? FORCED_CSS : '';
  document.head.append(style);
  show(medio);
  // styled-components adds a component's rules when it renders the component's first element.
  const observer = new MutationObserver(() => show(medio));
  observer.observe(document, { attributeFilter: ['class'], childList: true, subtree: true });
  return () => {
    observer.disconnect();
    style.remove();
    for (const undo of weaken.splice(0)) undo();
    show('pantalla');
  };
}

function print(medio: Medio): (() => void) | undefined {
  if (medio !== 'papel') return undefined;
  dispatchEvent(new Event('beforeprint'));
  return () => void dispatchEvent(new Event('afterprint'));
}

/**
 * Shows the page as on paper or with forced colours. A page cannot switch the browser's medium, so
 * this hook rewrites the media queries. The result is an approximation: `npm run visual`
 * photographs forced colours in the browser's own mode.
 */
export function useMedium(medio: Medio): void {
  useLayoutEffect(() => imitate(medio), [medio]);
  // This effect runs after the components' effects, which add the listeners for `beforeprint`.
  useEffect(() => print(medio), [medio]);
}
