import { MODOS_AVISO, type ModoAviso, type TipoAviso } from '@garita/domain/avisos/aviso';
import { nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import { TITULOS_MODO } from '@garita/domain/avisos/textos';
import { contar } from '@garita/domain/formato/contar';
import type { Acto } from '../../change/Acto';
import { RefusedError, UsageError } from '../../errors';
import { suggest } from '../../input/suggest';
import type { Session } from '../openSession';
import { listAvisos, listPreferencias } from './list';

/** The contract's maximum per call. */
const MAX_IDS = 100;

/**
 * Prepares marking notices as read. @param ids null for all. @throws UsageError for more than 100
 * ids, RefusedError for unknown ids or without an unread notice
 */
export async function prepareLeidos(
  session: Session,
  ids: readonly number[] | null,
): Promise<Acto<'leerAvisos'>> {
  if (ids !== null && ids.length > MAX_IDS)
    throw new UsageError(`Se marcan ${MAX_IDS} como mucho de una vez: usa --todos.`);
  const avisos = await listAvisos(session, { max: Number.POSITIVE_INFINITY });
  const unknown = ids?.find((id) => !avisos.some((aviso) => aviso.id === id));
  if (unknown !== undefined) throw new RefusedError(`No tienes ningún aviso ${unknown}.`);
  const chosen = avisos.filter(({ id, leido }) => !leido && (ids?.includes(id) ?? true));
  const [newest] = chosen;
  if (!newest)
    throw new RefusedError(
      ids === null ? 'No te queda ningún aviso por leer.' : 'Eso ya lo tenías leído.',
    );
  const body = ids === null ? { hasta: newest.id } : { ids: chosen.map(({ id }) => id) };
  return {
    descripcion: `Dar por leídos ${contar(chosen.length, 'aviso', 'avisos')}`,
    persona: session.yo,
    body,
  };
}

function parseEleccion(text: string): readonly [tipo: string, modo: ModoAviso] {
  const [tipo = '', typed] = text.split('=', 2);
  const modo = MODOS_AVISO.find((one) => one === typed);
  if (modo === undefined)
    throw new UsageError(
      `«${text}» debe ser tipo=modo, y el modo uno de ${MODOS_AVISO.join(', ')}.`,
    );
  return [tipo, modo];
}

/**
 * Prepares changed preferences. @param cambios as typed, e.g. `multa=no`. @throws UsageError for
 * unknown types, RefusedError when nothing changes
 */
export async function preparePreferencias(
  session: Session,
  elecciones: readonly string[],
): Promise<Acto<'cambiarPreferenciasAvisos'>> {
  const parsed = elecciones.map(parseEleccion);
  const preferencias = await listPreferencias(session);
  const chosen = parsed.map(([typed, modo]) => {
    const found = preferencias.find(({ tipo }) => tipo.toLowerCase() === typed.toLowerCase());
    const tipos = preferencias.map(({ tipo }) => tipo);
    if (!found)
      throw new UsageError(
        `No hay ningún aviso «${typed}» que te pueda llegar. ${suggest(typed, tipos, `Son: ${tipos.join(', ')}.`)}`,
      );
    return { tipo: found.tipo, antes: found.modo, modo };
  });
  const cambian = chosen.filter(({ antes, modo }) => antes !== modo);
  if (cambian.length === 0) throw new RefusedError('Ya lo tienes así: no hay nada que cambiar.');
  const tipos = Object.fromEntries(cambian.map(({ tipo, modo }) => [tipo, modo])) as Partial<
    Record<TipoAviso, ModoAviso>
  >;
  const dicho = cambian.map(
    ({ tipo, antes, modo }) =>
      `${nombreDeTipoAviso(tipo)}: ${TITULOS_MODO[antes]} → ${TITULOS_MODO[modo]}`,
  );
  return {
    descripcion: dicho.join('; '),
    persona: session.yo,
    body: { tipos },
  };
}
