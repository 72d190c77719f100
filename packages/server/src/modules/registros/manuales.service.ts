import { REGISTROS } from '@garita/domain/registros/textos';
import type { Db } from '../../db/Db';
import {
  listAjustes,
  listCambiosNombre,
  listCambiosRango,
  listPermisos,
  listRegistrosClon,
} from './manuales.repository';
import type { Pagina } from './Pagina';
import { depthOf, pick } from './pick';

// The logs below get a few entries a day. So a search reads the newest rows, which span several
// years, and filters them in memory.

interface Motivo {
  readonly id: number;
  readonly motivo: string;
  readonly encargadoNombre: string;
  readonly fecha: string;
}

const toMotivo = (
  motivo: string,
  { id, encargado, fecha }: { id: number; encargado: string; fecha: Date },
): Motivo => ({
  id,
  motivo,
  encargadoNombre: encargado,
  fecha: fecha.toISOString(),
});
const pickMotivos = (entries: readonly Motivo[], palabra: string) =>
  pick(entries, palabra, ({ motivo, encargadoNombre }) => [motivo, encargadoNombre]);

export async function getCambiosNombre(db: Db, { palabra, despues }: Pagina) {
  const rows = await listCambiosNombre(db, depthOf(palabra), despues);
  return pickMotivos(
    rows.map((row) => toMotivo(REGISTROS.nombre(row.anterior, row.nuevo), row)),
    palabra,
  );
}

/** The log of credits that a user gave or took by hand (LOG-11). */
export async function getAjustes(db: Db, { palabra, despues }: Pagina) {
  const rows = await listAjustes(db, depthOf(palabra), despues);
  return pickMotivos(
    rows.map((row) => toMotivo(REGISTROS.requisito(row.tipo, row.cantidad, row.usuario), row)),
    palabra,
  );
}

/** The log of ranks that a user changed by hand (LOG-12). */
export async function getCambiosRango(db: Db, { palabra, despues }: Pagina) {
  const rows = await listCambiosRango(db, depthOf(palabra), despues);
  return pickMotivos(
    rows.map((row) =>
      toMotivo(REGISTROS.rango(row.usuario, row.anterior, row.nueva, row.motivo), row),
    ),
    palabra,
  );
}

/** The log of registrations from shared addresses, and of changes of the allowed list (LOG-13). */
export async function getClonesRegistrados(db: Db, { palabra, despues }: Pagina) {
  const depth = depthOf(palabra);
  const registros = await listRegistrosClon(db, depth, despues);
  const permisos = await listPermisos(db, 1, depth, despues);
  const quitados = await listPermisos(db, 2, depth, despues);
  const entries = [
    ...quitados.map(({ id, fecha, encargado, usuario }) => ({
      id,
      fecha,
      motivo: REGISTROS.noPermitido(encargado, usuario),
    })),
    ...permisos.map(({ id, fecha, encargado, usuario }) => ({
      id,
      fecha,
      motivo: REGISTROS.permitido(encargado, usuario),
    })),
    ...registros.map(({ id, fecha, nombre, usuario_id, otros }) => ({
      id,
      fecha,
      motivo:
        usuario_id === null
          ? REGISTROS.rechazado(nombre, otros)
          : REGISTROS.registrado(nombre, otros),
    })),
  ].sort((a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id);
  return pick(entries, palabra, ({ motivo }) => [motivo]).map(({ id, fecha, motivo }) => ({
    id,
    motivo,
    fecha: fecha.toISOString(),
  }));
}
