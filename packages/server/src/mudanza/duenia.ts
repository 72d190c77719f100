import { foldCase } from '@garita/domain/formato/foldCase';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { type Respuestas, readPorClave } from '@garita/domain/mudanza/respuestas';
import { StartError } from '../StartError';
import type { Persona } from './personas';

const NAMED = 8;

/**
 * The owner: the given person; or whom the old portal calls the owner; or the only person of the highest
 * category. @throws StartError if there is no such person
 */
export function findDuenia(
  respuestas: Respuestas,
  zona: string,
  personas: readonly Persona[],
  dicha: string | null,
): number {
  const activas = personas.filter(({ despedida }) => !despedida);
  const owners = readPorClave(respuestas, 'usuarioPermiso', zona)
    .filter(([, leido]) => leido?.permisoSys)
    .map(([clave, leido]) => leido?.id ?? Number(clave));
  const highest = Math.max(...activas.map(({ categoria }) => categoria));
  const candidates =
    dicha !== null
      ? activas.filter(({ viejo }) => foldCase(viejo) === foldCase(dicha))
      : owners.length === 1
        ? activas.filter(({ id }) => id === owners[0])
        : activas.filter(({ categoria }) => categoria === highest);
  const [one, other] = candidates;
  if (one !== undefined && other === undefined) return one.id;
  const nombres = formatNombres(
    candidates.map(({ viejo }) => viejo),
    NAMED,
  );
  throw new StartError(
    one === undefined
      ? `--duenia: no hay nadie en activo que se llame «${dicha ?? ''}».`
      : `¿De quién es la agencia? Puede ser de ${nombres}: dilo con --duenia.`,
  );
}
