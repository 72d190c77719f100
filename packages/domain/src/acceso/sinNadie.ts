import type { Permiso } from './permisos';

/**
 * The acts that an agency needs every week. One of the codes is enough for the act. `texto` follows
 * `puede` in a sentence.
 */
const ACTOS = [
  { id: 'ascensos', codigos: ['asc'], texto: 'proponer ascensos' },
  { id: 'tiempos', codigos: ['tt'], texto: 'llevar los tiempos y pasar lista' },
  { id: 'ventas', codigos: ['mem', 'mis'], texto: 'vender' },
  { id: 'multas', codigos: ['mul'], texto: 'poner multas' },
  { id: 'pagas', codigos: ['pag'], texto: 'pagar' },
  { id: 'despidos', codigos: ['des'], texto: 'despedir' },
] as const satisfies readonly {
  readonly id: string;
  readonly codigos: readonly Permiso[];
  readonly texto: string;
}[];

export type ActoId = (typeof ACTOS)[number]['id'];

/**
 * The acts that only the owner may do. `codigos` are the permission codes that other people hold.
 */
export const listSinNadie = (codigos: ReadonlySet<string>): ActoId[] =>
  ACTOS.filter((acto) => !acto.codigos.some((codigo) => codigos.has(codigo))).map(({ id }) => id);

/**
 * `Nadie más que tú puede proponer ascensos ni pagar.`, with advice to the owner; null if `actos` is
 * empty.
 */
export function describeSinNadie(
  actos: readonly ActoId[],
  quien: 'tú' | 'la persona dueña',
): string | null {
  const textos = ACTOS.filter(({ id }) => actos.includes(id)).map(({ texto }) => texto);
  if (textos.length === 0) return null;
  const [last, ...before] = textos.reverse();
  const todos = before.length === 0 ? last : `${before.reverse().join(', ')} ni ${last}`;
  const permisos = before.length === 0 ? 'ese permiso' : 'esos permisos';
  return quien === 'tú'
    ? `Nadie más que tú puede ${todos}. Da ${permisos} a una categoría que tenga gente.`
    : `Nadie más que ${quien} puede ${todos}.`;
}
