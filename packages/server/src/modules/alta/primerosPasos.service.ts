import { readCara } from '@garita/domain/agencia/cara';
import {
  PASOS,
  type PasoAsistente,
  type PasoId,
  PRIMEROS_PASOS,
  readPrimerosPasos,
} from '@garita/domain/alta/primerosPasos';
import { listActivas } from '@garita/domain/escalafon/borrador';
import { readReparto } from '@garita/domain/escalafon/reparto';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAjuste, getAjustes, setAjuste } from '../ajustes/ajustes.service';
import { getSinNadie } from '../matriz/matriz.service';
import { getCatalogo } from '../membresias/catalogo.service';
import { getNormativa } from '../normativa/normativa.service';
import { listActive } from '../personas/personas.repository';
import { readBorrador } from '../rangos/escalafon/borrador.service';
import { getEscalera } from '../rangos/rangos.service';
import { listWebhooksWithSucesos } from '../webhooks/webhooks.service';

/** The missions of the template `vacia`: one for newcomers and one for the owner. */
const MISIONES_AL_EMPEZAR = 2;

/**
 * Whether at least one category below the highest may promote, and at least one category below the
 * highest may keep times.
 */
async function isRepartida(db: Db): Promise<boolean> {
  const borrador = await readBorrador(db);
  const highest = listActivas(borrador).at(-1)?.nivel ?? 0;
  const { ascienden, tiempos } = readReparto(borrador);
  return [ascienden, tiempos].every((desde) => desde !== null && desde < highest);
}

async function readHechos(
  db: Db,
  ajustes: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<PasoId, boolean>>> {
  const { emblema, color, lema } = readCara(ajustes.cara);
  return {
    escala: (await getEscalera(db)).length > MISIONES_AL_EMPEZAR,
    permisos: await isRepartida(db),
    aspecto: emblema !== null || color !== null || lema !== '',
    gente: (await listActive(db, { limit: 2 })).length > 1,
    membresias: (await getCatalogo(db)).some(({ retirada }) => retirada === null),
    paga: ajustes.paga !== undefined || ajustes.moneda !== undefined,
    normativa: (await getNormativa(db)).propia,
    discord: (await listWebhooksWithSucesos(db)).length > 0,
  };
}

/**
 * The first steps of a new agency. Once a user has closed them, the function reads no other data.
 */
export async function getPrimerosPasos(db: Db) {
  const ajustes = await getAjustes(db);
  const { asistente, cerrados } = readPrimerosPasos(ajustes.primerosPasos);
  if (cerrados) return { visible: 0 as const, asistente: null, pasos: [], sinNadie: [] };
  const hechos = await readHechos(db, ajustes);
  const pasos = PASOS.map(({ id }) => ({ id, hecho: flag(hechos[id]) }));
  return { visible: 1 as const, asistente, pasos, sinNadie: await getSinNadie(db) };
}

/** @throws Rechazo 400 for a body without a field. */
export async function setPrimerosPasos(
  { tx, audit, unchanged }: WriteScope,
  { asistente, cerrar }: { asistente?: PasoAsistente | null; cerrar?: 1 },
) {
  if (asistente === undefined && cerrar === undefined)
    throw Rechazo.invalid('asistente', PRIMEROS_PASOS.nadaQueCambiar);
  const before = readPrimerosPasos(await getAjuste(tx, 'primerosPasos', { lock: true }));
  const after = {
    asistente: cerrar ? null : asistente === undefined ? before.asistente : asistente,
    cerrados: before.cerrados || cerrar === 1,
  };
  const changes = {
    ...(after.asistente !== before.asistente && { asistente: after.asistente }),
    ...(after.cerrados !== before.cerrados && { cerrados: after.cerrados }),
  };
  if (Object.keys(changes).length === 0) unchanged();
  else {
    await setAjuste(tx, 'primerosPasos', after);
    await audit({ objetivo: null, antes: { ...before }, despues: changes });
  }
  return { msg: PRIMEROS_PASOS.guardado, status: 0 as const };
}
