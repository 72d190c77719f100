import { palette } from '../../theme/palette';
import { cssName } from '../../theme/tokens';

const TOKENS = new Map(Object.keys(palette).map((role) => [cssName(role), `color.${role}`]));

/** The colours of the rules that apply to an element now, by their names in code. */
export function tokensOf(element: Element): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const found = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => element.matches(selectorText))
    .flatMap(({ cssText }) => [...cssText.matchAll(/var\((--[\w-]+)\)/g)])
    .flatMap(([, name = '']) => TOKENS.get(name) ?? []);
  return [...new Set(found)].sort();
}
