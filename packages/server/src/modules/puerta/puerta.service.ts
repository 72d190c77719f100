import { formatSiguiente } from '@garita/domain/ascensos/formatSiguiente';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { mayMirar } from '@garita/domain/puerta/mayMirar';
import { PUERTA } from '@garita/domain/puerta/textos';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import { getAgencia } from '../ajustes/ajustes.service';
import { getGiver } from '../ascensos/ascensos.service';
import { getAusenteHasta } from '../ausencias/ausencias.service';
import { getDespidoVigente } from '../despidos/despidos.service';
import { getEntrada } from '../fichajes/fichajes.service';
import { findByNombre, mayRead, toLeida } from '../persona/persona.service';
import { getUltimoTraslado } from '../traslados/traslados.service';
import { findVetoDe } from '../vetos/vigente.service';
import { findPlacaAvatar, listParecidas } from './puerta.repository';

type Usuario = NonNullable<Awaited<ReturnType<typeof findByNombre>>>;
type May = (operation: Parameters<typeof mayRead>[0]) => boolean;

async function readDespedida(db: Db, row: Usuario, may: May) {
  const isTold = may('getAllDespidos');
  const despido = await getDespidoVigente(db, row.id);
  return {
    categoria: isTold ? row.categoria_id : null,
    n_categoria: isTold ? row.categoria : null,
    mision: isTold ? row.mision : null,
    firma: null,
    lema: null,
    placa_avatar: null,
    ausente: null,
    dentro: null,
    despido: {
      fecha: (despido?.fecha ?? row.despedido_en ?? new Date(0)).toISOString(),
      ...(isTold && despido && { motivo: despido.motivo }),
    },
  };
}

async function readActiva(db: Db, row: Usuario, may: May, now: Date) {
  const { siglas } = await getAgencia(db);
  const giver = await getGiver(db, row);
  const traslado =
    giver?.origen === 'traslado' && may('getTraslados')
      ? await getUltimoTraslado(db, row.id)
      : null;
  return {
    categoria: row.categoria_id,
    n_categoria: row.categoria,
    mision: row.mision,
    firma: row.firma,
    lema: formatSiguiente(siglas, row.mision, giver?.firma ?? null, row.firma),
    placa_avatar: await findPlacaAvatar(db, row.categoria_id),
    ...(giver &&
      (may('verUltimoAscenso') || may('getLog')) && {
        ascenso: { encargado: giver.usuario, fecha: giver.fecha.toISOString() },
      }),
    ausente: await getAusenteHasta(db, row.id, now),
    dentro: await getEntrada(db, row.id),
    despido: null,
    ...(traslado && { traslado }),
  };
}

/**
 * Checks that the actor may look names up.
 * @returns the name without hidden characters
 * @throws Rechazo 403 below the category that the agency chose; 400 for an empty name.
 */
export function requirePuerta({ actor, nombre: typed }: { actor: Actor; nombre: string }): string {
  if (!mayMirar(actor)) throw Rechazo.forbidden(PUERTA.sinCategoria(actor.puertaDesde));
  const nombre = normalizeNombre(typed);
  if (nombre === '') throw Rechazo.invalid('nombre', PUERTA.sinNombre);
  return nombre;
}

/**
 * The portal's data about a name, as far as the actor may read them elsewhere.
 * @param asked.nombre the name as typed; a former name finds its person
 * @throws Rechazo 403 below the category that the agency chose; 400 for an empty name.
 */
export async function getPuerta(
  { db }: Pick<Deps, 'db'>,
  { actor, now, ...asked }: { actor: Actor; nombre: string; now: Date },
) {
  const nombre = requirePuerta({ actor, ...asked });
  const row = await findByNombre(db, nombre);
  const veto =
    (await findVetoDe(db, nombre, now)) ?? (row && (await findVetoDe(db, row.usuario, now)));
  const parecidas = await listParecidas(db, nombre);
  const may: May = (operation) => row !== null && mayRead(operation, actor, toLeida(row));
  const known =
    row &&
    (await (row.despedido_en === null
      ? readActiva(db, row, may, now)
      : readDespedida(db, row, may)));
  return {
    nombre,
    persona: row && known && { id: row.id, usuario: row.usuario, ...known },
    veto: veto
      ? {
          nombre: veto.nombre,
          motivo: veto.motivo,
          hasta: veto.hasta,
          parecido: flag(!veto.isSame),
        }
      : null,
    parecidas: parecidas.filter((one) => one !== row?.usuario),
  };
}
