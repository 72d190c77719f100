import { DERIVED } from '../../theme/derive';
import { type ColorRole, TEMAS, type Tema, valueIn } from '../../theme/palette';
import { cssName } from '../../theme/tokens';

/** Tried colours by role, as [claro, oscuro]; the palette has all others. */
export type Prueba = Readonly<Partial<Record<ColorRole, readonly [claro: string, oscuro: string]>>>;

/** The key in `sessionStorage`, which all frames of a tab share. */
export const PRUEBA = 'garita.prueba';

/** The colour of a role in a trial. */
export const hexIn = (prueba: Prueba, role: ColorRole, tema: Tema): string =>
  prueba[role]?.[TEMAS.indexOf(tema)] ?? valueIn(role, tema);

/** A trial with one more changed colour and the colours derived from it. */
export function withColor(prueba: Prueba, role: ColorRole, tema: Tema, hex: string): Prueba {
  const set = (given: Prueba, which: ColorRole, value: string): Prueba => {
    const pair = TEMAS.map((one) =>
      one === tema ? value.toUpperCase() : hexIn(given, which, one),
    ) as unknown as readonly [string, string];
    return { ...given, [which]: pair };
  };
  return DERIVED.filter(({ from }) => from === role).reduce(
    (given, { role: derived, derive }) => set(given, derived, derive(hex, tema)),
    set(prueba, role, hex),
  );
}

/**
 * The trial as style rules. They are more specific than the rules of the theme and of an agency's
 * colour.
 */
export function pruebaCss(prueba: Prueba): string {
  const lines = (tema: Tema) =>
    (Object.keys(prueba) as ColorRole[])
      .map((role) => `${cssName(role)}:${hexIn(prueba, role, tema)}`)
      .join(';');
  return `:root:root:root,[data-tema='claro'][data-tema][data-tema]{${lines('claro')}}@media screen{[data-tema='oscuro'][data-tema][data-tema][data-tema]{${lines('oscuro')}}}`;
}

/**
 * The trial as a patch, for `git apply --unidiff-zero`.
 * @param source the text of `packages/ui/src/theme/palette.ts`
 */
export function toPatch(prueba: Prueba, source: string): string {
  const hunks = source.split('\n').flatMap((line, index) => {
    const role = /^ {2}(\w+): \[/.exec(line)?.[1] as ColorRole | undefined;
    const pair = role && prueba[role];
    if (!pair) return [];
    const at = index + 1;
    return [`@@ -${at} +${at} @@`, `-${line}`, `+  ${role}: ['${pair.join("', '")}'],`];
  });
  const path = 'packages/ui/src/theme/palette.ts';
  return [`--- a/${path}`, `+++ b/${path}`, ...hunks, ''].join('\n');
}
