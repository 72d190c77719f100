import { REGISTROS } from '@garita/domain/registros/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listAjustes, listCambiosNombre, listCambiosRango, listPermisos, listPermisosQuitados, listRegistrosClon } from './manuales.repository';
import { depthOf, pick } from './pick';

// These logs tell what people do by hand, some entries a day: a search reads as many of the newest as years bring, and looks at what is shown.

interface Motivo {
  readonly motivo: string;
  readonly encargadoNombre: string;
  readonly fecha: string;
}

const toMotivo = (motivo: string, { encargado, fecha }: { encargado: string; fecha: Date }): Motivo => ({
  motivo,
  encargadoNombre: encargado,
  fecha: fecha.toISOString(),
});
const pickMotivos = (entries: readonly Motivo[], palabra: string) => pick(entries, palabra, ({ motivo, encargadoNombre }) => [motivo, encargadoNombre]);

/** Changes of names (LOG-10). @param palabra empty for all. */
export async function getCambiosNombre(db: Kysely<DB>, palabra: string) {
  const rows = await listCambiosNombre(db, depthOf(palabra));
  return pickMotivos(
    rows.map((row) => toMotivo(REGISTROS.nombre(row.anterior, row.nuevo), row)),
    palabra,
  );
}

/** Corrections of the payroll (LOG-11). @param palabra empty for all. */
export async function getAjustes(db: Kysely<DB>, palabra: string) {
  const rows = await listAjustes(db, depthOf(palabra));
  return pickMotivos(
    rows.map((row) => toMotivo(REGISTROS.requisito(row.tipo, row.cantidad, row.usuario), row)),
    palabra,
  );
}

/** Ranks given by hand (LOG-12). @param palabra empty for all. */
export async function getCambiosRango(db: Kysely<DB>, palabra: string) {
  const rows = await listCambiosRango(db, depthOf(palabra));
  return pickMotivos(
    rows.map((row) => toMotivo(REGISTROS.rango(row.usuario, row.anterior, row.nueva), row)),
    palabra,
  );
}

/** Shared addresses that were noticed, and who may share one (LOG-13). @param palabra empty for all. */
export async function getClonesRegistrados(db: Kysely<DB>, palabra: string) {
  const depth = depthOf(palabra);
  const registros = await listRegistrosClon(db, depth);
  const permisos = await listPermisos(db, depth);
  const quitados = await listPermisosQuitados(db, depth);
  const entries = [
    ...quitados.map(({ fecha, encargado, usuario }) => ({ fecha, motivo: REGISTROS.noPermitido(encargado, usuario) })),
    ...permisos.map(({ fecha, encargado, usuario }) => ({ fecha, motivo: REGISTROS.permitido(encargado, usuario) })),
    ...registros.map(({ fecha, nombre, usuario_id, otros }) => ({
      fecha,
      motivo: usuario_id === null ? REGISTROS.rechazado(nombre, otros) : REGISTROS.registrado(nombre, otros),
    })),
  ].sort((a, b) => b.fecha.getTime() - a.fecha.getTime());
  return pick(entries, palabra, ({ motivo }) => [motivo]).map(({ fecha, motivo }) => ({ motivo, fecha: fecha.toISOString() }));
}
