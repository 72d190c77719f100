import { ACCESS } from '@garita/api-client/access';
import { type Grant, isAbout } from '@garita/domain/acceso/can';
import { describeGrants } from '../acceso/describeGrants';
import { type Llamada, llamadasOf } from './llamadas';

const grantsOf = ({ id, values }: Llamada): readonly Grant[] =>
  ACCESS[id].filter((grant: Grant) => isAbout(grant, values));

/** What the portal asks of whoever gives a command: always, and with some of its options. */
interface Permiso {
  /** null for what asks no portal. */
  readonly siempre: string | null;
  readonly aVeces: readonly { readonly con: string; readonly texto: string }[];
}

/** What the portal asks of whoever gives a command, in words. @param path its words behind `garita` */
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
