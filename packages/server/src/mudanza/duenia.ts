import { foldCase } from '@garita/domain/formato/foldCase';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { type Respuestas, readPorClave } from '@garita/domain/mudanza/respuestas';
import { StartError } from '../StartError';
import type { Persona } from './personas';

const NAMED = 8;

/**
 * The owner: the given person; or the only active one whom the old portal calls an owner; or the only
 * person of the highest category. @throws StartError if there is no such person
 */
export function findDuenia(
  respuestas: Respuestas,
  zona: string,
  personas: readonly Persona[],
  dicha: string | null,
): number {
  const activas = personas.filter(({ despedida }) => !despedida);
  const owners = new Set(
    readPorClave(respuestas, 'usuarioPermiso', zona)
      .filter(([, leido]) => leido?.permisoSys)
      .map(([clave, leido]) => leido?.id ?? Number(clave)),
  );
  const suyas = activas.filter(({ id }) => owners.has(id));
  const highest = Math.max(...activas.map(({ categoria }) => categoria));
  const probables =
    suyas.length > 0 ? suyas : activas.filter(({ categoria }) => categoria === highest);
  const candidates =
    dicha === null ? probables : activas.filter(({ viejo }) => foldCase(viejo) === foldCase(dicha));
  const [one, other] = candidates;
  if (one !== undefined && other === undefined) return one.id;
  const nombres = formatNombres(
    candidates.map(({ viejo }) => viejo),
    NAMED,
  );
  throw new StartError(
    one === undefined
      ? dicha === null
        ? 'Nadie sigue en activo en ese portal: no hay de quién sea la agencia.'
        : `--duenia: no hay nadie en activo que se llame «${dicha}».`
      : `¿De quién es la agencia? Puede ser de ${nombres}: dilo con --duenia.`,
  );
}
