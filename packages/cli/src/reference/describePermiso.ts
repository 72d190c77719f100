import { ACCESS } from '@garita/api-client/access';
import { type Grant, isAbout } from '@garita/domain/acceso/can';
import { describeGrants } from '../acceso/describeGrants';
import { type Llamada, llamadasOf } from './llamadas';

const grantsOf = ({ id, values }: Llamada): readonly Grant[] =>
  ACCESS[id].filter((grant: Grant) => isAbout(grant, values));

interface Permiso {
  /** Null for a command without calls. */
  readonly siempre: string | null;
  readonly aVeces: readonly { readonly con: string; readonly texto: string }[];
}

/** The permissions that a command requires, in words. @param path its words after `garita` */
export function describePermiso(path: readonly string[]): Permiso {
  const llamadas = llamadasOf(path) ?? [];
  const always = llamadas.filter(({ con }) => con === undefined);
  const aVeces = llamadas.flatMap((llamada) =>
    llamada.con === undefined
      ? []
      : [{ con: llamada.con, texto: describeGrants([grantsOf(llamada)]) }],
  );
  return { siempre: always.length > 0 ? describeGrants(always.map(grantsOf)) : null, aVeces };
}
