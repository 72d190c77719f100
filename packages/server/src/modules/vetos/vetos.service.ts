import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { VETOS } from '@garita/domain/vetos/textos';
import { type EstadoVeto, estadoOf } from '@garita/domain/vetos/veto';
import { type VetoValues, vetoRules } from '@garita/domain/vetos/veto.rules';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import {
  annul,
  findActivaComo,
  findVeto,
  findVigente,
  insertVeto,
  listVetos,
  lockVetos,
} from './vetos.repository';
import { findVetoDe, readHoy } from './vigente.service';

export async function getVetos(db: Db, pagina: Pagina, now: Date) {
  const hoy = await readHoy(db, now);
  return (await listVetos(db, pagina)).map(({ fecha, anulado_en, ...rest }) => {
    const levantado = anulado_en?.toISOString() ?? null;
    return {
      ...rest,
      estado: estadoOf({ hasta: rest.hasta, levantado }, hoy),
      fecha: fecha.toISOString(),
      levantado,
    };
  });
}

interface Nuevo {
  /** The normalised name. */
  readonly nombre: string;
  readonly motivo: string;
  readonly hasta: string | null;
  readonly enlace: string | null;
}

/**
 * Stores a veto on a name that no active person has. Its lock waits for the writes that are
 * admitting a name.
 * @throws Rechazo 409 for a name that is, or looks like, the name of an active person, and for a
 * name to which a veto already applies.
 */
export async function keepVeto(scope: WriteScope, nuevo: Nuevo): Promise<number> {
  const { tx, actor, ahora } = scope;
  await lockVetos(tx);
  const activa = await findActivaComo(tx, nuevo.nombre);
  if (activa)
    throw Rechazo.conflict(
      (activa.isSame ? VETOS.estaDentro : VETOS.pareceDeDentro)(activa.usuario),
      'nombre',
    );
  const veto = await findVigente(tx, nuevo.nombre, await readHoy(tx, ahora));
  if (veto)
    throw Rechazo.conflict(
      (veto.isSame ? VETOS.yaVetado : VETOS.parecidoVetado)(veto.nombre),
      'nombre',
    );
  return insertVeto(tx, { ...nuevo, fecha: ahora, encargado_id: actor.id });
}

/** Vetoes a name. @throws Rechazo 400 by `vetoRules`; 409 as `keepVeto`. */
export async function vetar(scope: WriteScope, values: VetoValues) {
  const { tx, ahora, audit } = scope;
  checkRules(vetoRules(await readHoy(tx, ahora)), values);
  const nuevo = {
    nombre: normalizeNombre(values.nombre.trim()),
    motivo: values.motivo.trim(),
    hasta: values.hasta || null,
    enlace: values.enlace.trim() || null,
  };
  const id = await keepVeto(scope, nuevo);
  const { enlace: prueba, hasta, ...rest } = nuevo;
  await audit({
    objetivo: ['veto', id],
    despues: { ...rest, ...(hasta && { hasta }), ...(prueba && { prueba }) },
  });
  return { msg: VETOS.puesto(nuevo.nombre), status: 0 as const };
}

/**
 * Vetoes the name of a person for good, in the write that dismisses the person. The veto's reason
 * does not repeat the dismissal's reason, which people at the door may not read.
 * @returns the vetoed name; null if a veto already applies to it
 * @throws Rechazo 403 without `vet`.
 */
export async function vetarDespedida(scope: WriteScope, nombre: string): Promise<string | null> {
  if (!scope.actor.permisos.includes('vet')) throw Rechazo.forbidden(VETOS.sinPermiso);
  await lockVetos(scope.tx);
  if (await findVetoDe(scope.tx, nombre, scope.ahora)) return null;
  await keepVeto(scope, { nombre, motivo: VETOS.porDespido, hasta: null, enlace: null });
  return nombre;
}

const GONE: Readonly<
  Record<Exclude<EstadoVeto, 'vigente'>, (nombre: string, por: string) => string>
> = { vencido: VETOS.yaVencido, levantado: VETOS.yaLevantado };

/**
 * Lifts a veto; its row stays.
 * @throws Rechazo 404 for an unknown id; 409 for a veto that has expired or is already lifted.
 */
export async function levantarVeto({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const hoy = await readHoy(tx, ahora);
  const isMine = await annul(tx, { id, por: actor.id, ahora });
  // The update waits for a concurrent call, so this later read knows the user who lifted the veto.
  const found = await findVeto(tx, id);
  if (!found) throw Rechazo.notFound(VETOS.noEncontrado);
  const { nombre, motivo, hasta, anulado_en } = found;
  const levantado = isMine ? null : (anulado_en?.toISOString() ?? null);
  const estado = estadoOf({ hasta, levantado }, hoy);
  if (estado !== 'vigente') throw Rechazo.conflict(GONE[estado](nombre, found.levantadoPor ?? ''));
  await audit({
    objetivo: ['veto', id],
    antes: { nombre, motivo, ...(hasta && { hasta }) },
  });
  return { msg: VETOS.levantado(nombre), status: 0 as const };
}
