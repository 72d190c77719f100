import {
  type Borrador,
  listActivas,
  listPeldanios,
  type Peldanio,
} from '@garita/domain/escalafon/borrador';
import { describeCambios, joinFrases } from '@garita/domain/escalafon/describeCambios';
import { listSalidas } from '@garita/domain/escalafon/listSalidas';
import { ESCALAFON } from '@garita/domain/escalafon/textos';
import type { Transaction } from 'kysely';
import type { Config } from '../../config';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readMonedaOf } from '../ajustes/ajustes.service';
import { moveEverybody } from '../ascensos/move.service';
import { annulSolicitudes } from '../ascensos/solicitudes.service';
import { holdOpenPeriod } from '../nomina/nomina.service';
import { lockPeopleOn } from '../personas/personas.repository';
import { lockEscalafon, readBorrador, storeBorrador } from '../rangos/escalafon/borrador.service';
import { versionOf } from './escalafon.service';
import { checkAutoridad, findTodosFallos, listCambiadas } from './judge.service';
import { type Enviado, readEnviado } from './readEnviado';
import { listVencidas } from './vencidas.service';

/** @throws Rechazo 409 when the ladder has changed since the editor saw it. */
async function readBase(tx: Transaction<DB>, version: string): Promise<Borrador> {
  const base = await readBorrador(tx);
  if (versionOf(base) !== version) throw Rechazo.conflict(ESCALAFON.haCambiado, 'version');
  return base;
}

/**
 * Locks the people of removed missions, then the ladder, in the same order as every write. Then it
 * reads the ladder again, because it may have changed before the lock.
 */
async function holdBase(tx: Transaction<DB>, enviado: Enviado): Promise<Borrador> {
  const seen = await readBase(tx, enviado.version);
  await lockPeopleOn(
    tx,
    listSalidas(seen, readEnviado(seen, enviado)).map(({ mision }) => mision.id),
  );
  await lockEscalafon(tx);
  await holdOpenPeriod(tx);
  return readBase(tx, enviado.version);
}

/**
 * The mission for people whose retired mission has no chosen `destino`: the nearest lower mission
 * that stays, else the lowest mission.
 */
function findBelow(base: Borrador, borrador: Borrador, id: number): Peldanio | undefined {
  const [before, stays] = [listPeldanios(base), listPeldanios(borrador)];
  const at = before.findIndex((mision) => mision.id === id);
  const below = before
    .slice(0, at)
    .findLast(({ clave }) => stays.some((mision) => mision.clave === clave));
  return stays.find(({ clave }) => clave === below?.clave) ?? stays[0];
}

async function moveAll(
  scope: WriteScope,
  base: Borrador,
  borrador: Borrador,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { mision, destino } of listSalidas(base, borrador)) {
    const nueva = destino ?? findBelow(base, borrador, mision.id);
    const id = nueva && ids.get(nueva.clave);
    if (!nueva || id === undefined) throw new Error(`Nowhere to go from mission ${mision.id}`);
    await moveEverybody(scope, {
      antes: { id: mision.id, categoria: mision.nivel },
      despues: { id, categoria: nueva.nivel },
      motivo: ESCALAFON.motivo,
    });
  }
}

const toLineas = (categorias: Borrador['categorias']): string[] =>
  listActivas({ categorias }).map(
    ({ nivel, nombre, misiones }) =>
      `${nivel} ${nombre}: ${misiones.map((mision) => mision.nombre).join(', ')}`,
  );

/**
 * Saves a ladder. Retired missions keep their rows, renamed missions keep their earlier names, and
 * closed periods keep their requirements and pays. New requirements and pays apply to the open
 * period at once.
 * @throws Rechazo 400 by `readEnviado` and `findTodosFallos`; 403 by `checkAutoridad` and
 * `moveEverybody`; 409 when the ladder has changed since the editor saw it.
 */
export async function saveEscalafon(scope: WriteScope, config: Config, enviado: Enviado) {
  const { tx, actor, ahora, audit, unchanged } = scope;
  const base = await holdBase(tx, enviado);
  const borrador = readEnviado(base, enviado);
  checkAutoridad(actor, base, borrador);
  const [fallo] = await findTodosFallos(tx, config, base, borrador);
  if (fallo) throw Rechazo.invalid(fallo.campo, fallo.texto);
  const cambiadas = listCambiadas(base, borrador);
  if (cambiadas.length === 0) {
    unchanged();
    return { msg: ESCALAFON.sinCambios, status: 0 as const, solicitudes: 0 };
  }
  const vencidas = await listVencidas(tx, borrador);
  const ids = await storeBorrador(tx, base, borrador, ahora);
  await moveAll(scope, base, borrador, ids);
  await annulSolicitudes(
    tx,
    vencidas.map(({ id }) => id),
    ahora,
  );
  const frases = describeCambios(base, borrador, { moneda: await readMonedaOf(tx) }).map((frase) =>
    joinFrases([frase]),
  );
  await audit({
    objetivo: null,
    antes: { escala: toLineas(cambiadas.flatMap(({ antes }) => antes ?? [])) },
    despues: {
      escala: toLineas(cambiadas.map(({ despues }) => despues)),
      cambios: frases,
      solicitudes: vencidas.length,
    },
  });
  return { msg: ESCALAFON.guardado, status: 0 as const, solicitudes: vencidas.length };
}
