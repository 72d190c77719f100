import { CATEGORIA } from '@garita/domain/acceso/permisos';
import { ACCESO } from '@garita/domain/acceso/textos';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { earnedPay } from '@garita/domain/nomina/paga';
import { listRequisitos } from '@garita/domain/perfil/requisitos';
import { PERFIL } from '@garita/domain/perfil/textos';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { findPromotion, SIN_PROMOTOR } from '../ascensos/promocion.service';
import { readPagado } from '../listapaga/listapaga.service';
import { findOpenPeriod, isReduced, readLogros } from '../nomina/nomina.service';
import { findIdByNombre } from '../personas/personas.repository';
import { getUsuario } from '../personas/personas.service';
import { getCategorias } from '../rangos/rangos.service';
import { getTiempoOf } from '../tiempos/tiempos.service';
import { listAscensosDados, listMembresias, listTrabajo } from './perfil.repository';

const DAY = 86_400_000;

type Membresia = Awaited<ReturnType<typeof listMembresias>>[number];

/** `dias`: days left, rounded up; null for a permanent membership. */
function toMembresia({ nombre, id, perma, finaliza }: Membresia, now: Date) {
  const dias =
    perma || finaliza === null ? null : Math.ceil((finaliza.getTime() - now.getTime()) / DAY);
  return { membresiaNombre: nombre, membresia: id, dias };
}

export async function getPerfil(db: Db, actor: Actor, now: Date) {
  const logros = await readLogros(db, actor.id);
  const requisitos = (await getCategorias(db)).get(actor.id_categoria);
  if (!requisitos) throw new Error(`category ${actor.id_categoria} is not there`);
  const reducido = await isReduced(db, actor.id, now);
  const monto = earnedPay(logros, requisitos, reducido);
  const paga = monto > requisitos.paga_nomina ? PERFIL.nominaYBonificacion : PERFIL.nomina;
  return {
    nomina: logros,
    tiempo: await getTiempoOf(db, actor.id, now),
    paga:
      monto > 0
        ? { paga, monto, cobrado: await readPagado(db, actor.id, (await findOpenPeriod(db)).id) }
        : null,
    membresias: (await listMembresias(db, actor.id, now)).map((m) => toMembresia(m, now)),
    requirements: listRequisitos(logros, requisitos, reducido),
  };
}

/**
 * The instant from which an active person may get the next promotion; null at the end of the
 * ladder.
 */
export async function nextAscenso(db: Db, id: number, now: Date): Promise<string | null> {
  // Any promoter may give the promotion, so this read uses a promoter without rights.
  const { siguiente, finaliza } = await findPromotion(db, {
    usuarioId: id,
    promotor: SIN_PROMOTOR,
    now,
  });
  return siguiente && finaliza.toISOString();
}

type Historial = [
  string | null,
  { nombre_usuario: string; nueva: string; nombre_encargado: string; fecha: string }[],
  { motivo: string; cantidad: number; encargadoNombre: string; fecha: string }[],
];

/**
 * A person's next promotion, the promotions that they have given, and their credited work:
 * attendances below category 8, minutes from category 8 on (PER-03, PER-14, PER-15).
 * @throws Rechazo 404 for an unknown name.
 */
export async function getHistorial(db: Db, nombre: string, now: Date): Promise<Historial> {
  const id = await findIdByNombre(db, nombre);
  if (id === null) throw Rechazo.notFound(ACCESO.personaDesconocida);
  const person = await getUsuario(db, id);
  const tipo = person.categoria_id < CATEGORIA.trabajoPorTiempos ? 'asistencia' : 'minutos';
  const ascensos = await listAscensosDados(db, id);
  const trabajo = await listTrabajo(db, id, tipo);
  return [
    person.despedido_en === null ? await nextAscenso(db, id, now) : null,
    ascensos.map(({ fecha, ...rest }) => ({ ...rest, fecha: fecha.toISOString() })),
    trabajo.map(({ encargado, fecha, ...rest }) => ({
      ...rest,
      encargadoNombre: encargado ?? ASCENSOS.sistema,
      fecha: fecha.toISOString(),
    })),
  ];
}
