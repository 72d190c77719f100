import { ACCESS } from '@garita/api-client/access';
import { type Grant, isAbout } from '@garita/domain/acceso/can';
import type { Command } from 'commander';
import { describeGrants } from '../acceso/describeGrants';
import { type Llamada, llamadasOf } from '../acceso/llamadas';

const grantsOf = ({ id, values }: Llamada): readonly Grant[] =>
  ACCESS[id].filter((grant: Grant) => isAbout(grant, values));

interface Permiso {
  /** The permission that the command always needs; null for a command without calls. */
  readonly siempre: string | null;
  readonly aVeces: readonly { readonly con: string; readonly texto: string }[];
}

export function describePermiso(command: Command): Permiso {
  const llamadas = llamadasOf(command);
  const always = llamadas.filter(({ con }) => con === undefined);
  const aVeces = [...new Set(llamadas.flatMap(({ con }) => con ?? []))].map((con) => ({
    con,
    texto: describeGrants(llamadas.filter((one) => one.con === con).map(grantsOf)),
  }));
  return { siempre: always.length > 0 ? describeGrants(always.map(grantsOf)) : null, aVeces };
}
