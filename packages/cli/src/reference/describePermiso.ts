import { ACCESS } from '@garita/api-client/access';
import { type Grant, isAbout } from '@garita/domain/acceso/can';
import { describeGrants } from '../acceso/describeGrants';
import { type Llamada, llamadasOf } from './llamadas';

const grantsOf = ({ id, values }: Llamada): readonly Grant[] => ACCESS[id].filter((grant: Grant) => isAbout(grant, values));

/**
 * What the portal asks of whoever gives a command, a line for each circumstance; none for what asks no portal.
 * @param path its words behind `garita`
 */
export function describePermiso(path: readonly string[]): readonly string[] {
  const llamadas = llamadasOf(path) ?? [];
  const always = llamadas.filter(({ con }) => con === undefined);
  const sometimes = llamadas.flatMap((llamada) => (llamada.con === undefined ? [] : [`${llamada.con}: ${describeGrants([grantsOf(llamada)])}.`]));
  return [...(always.length > 0 ? [`Permiso: ${describeGrants(always.map(grantsOf))}.`] : []), ...sometimes];
}
