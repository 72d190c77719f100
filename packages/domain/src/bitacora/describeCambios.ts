import { campoOf, ordenOf } from './campos';
import { DECIR, type Nombres } from './decir';
import type { Hecho } from './frases';

/** A changed field in words; null where there was or is no value. */
export interface CambioDicho {
  readonly campo: string;
  readonly antes: string | null;
  readonly despues: string | null;
}

type Values = Hecho['antes'];

/** Lists only the given and the taken permission codes, since both whole lists are long. */
function tellPermisos(antes: readonly unknown[], despues: readonly unknown[]): CambioDicho[] {
  const told = (campo: string, codigos: readonly unknown[]) =>
    codigos.length === 0 ? [] : [{ campo, antes: null, despues: DECIR.permisos(codigos) }];
  return [
    ...told(
      'Permisos dados',
      despues.filter((codigo) => !antes.includes(codigo)),
    ),
    ...told(
      'Permisos quitados',
      antes.filter((codigo) => !despues.includes(codigo)),
    ),
  ];
}

function tellCampo(
  operacion: string,
  campo: string,
  [antes, despues]: readonly [Values, Values],
  nombres: Nombres,
): CambioDicho[] {
  const [named, decir] = campoOf(operacion, campo);
  const nombre = typeof named === 'string' ? named : named(nombres.moneda);
  const [old, present] = [antes?.[campo], despues?.[campo]];
  const areLists = decir === DECIR.permisos && Array.isArray(old) && Array.isArray(present);
  if (areLists && String(old) !== String(present)) return tellPermisos(old, present);
  const say = (values: Values) =>
    values && Object.hasOwn(values, campo) ? decir(values[campo], nombres) : null;
  const [before, after] = [say(antes), say(despues)];
  if (!before && !after) return [];
  // `antes` and `despues` both contain the person concerned, although the person did not change.
  if (before === after) return [{ campo: nombre, antes: null, despues: after ?? null }];
  const isGone = !after && despues !== null && Object.hasOwn(despues, campo);
  return [{ campo: nombre, antes: before ?? null, despues: isGone ? '—' : (after ?? null) }];
}

/**
 * The changes of an act, one entry for each field, up to two for permissions. Ids become names;
 * amounts get units.
 */
export function describeCambios(
  { operacion, antes, despues }: Pick<Hecho, 'operacion' | 'antes' | 'despues'>,
  nombres: Nombres,
): CambioDicho[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  return campos
    .sort((a, b) => ordenOf(a) - ordenOf(b) || 0)
    .flatMap((campo) => tellCampo(operacion, campo, [antes, despues], nombres));
}
