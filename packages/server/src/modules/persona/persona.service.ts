import { ACCESO } from '@garita/domain/acceso/textos';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { toBuscado } from '../../db/withNombre';
import type { Historias } from '../../gate/Historia';
import { Rechazo } from '../../rechazo';
import { getAusentes } from '../ausencias/ausencias.service';
import { getEstado } from '../estados/estados.service';
import { getEntrada } from '../fichajes/fichajes.service';
import { readLogros } from '../nomina/nomina.service';
import { nextAscenso } from '../perfil/perfil.service';
import { getUsuario } from '../personas/personas.service';
import { listCategorias } from '../rangos/rangos.service';
import { isTold } from './historia.service';
import { mayRead } from './mayRead';
import { listPasos, personaByNombre } from './persona.repository';

export { mayRead };

const TO_COME = 2;

export const askPersona = (nombre: string) => personaByNombre.with(toBuscado(nombre));

/** The person of a present or former name; null if no person ever had the name. */
export async function findByNombre(db: Db, nombre: string) {
  const [persona] = await personaByNombre(db, toBuscado(nombre));
  return persona ? await getUsuario(db, persona.id) : null;
}

/**
 * {@link findByNombre} for a name that must exist. @throws Rechazo 404 if no person ever had it.
 */
export async function getByNombre(db: Db, nombre: string) {
  const persona = await findByNombre(db, nombre);
  if (!persona) throw Rechazo.notFound(ACCESO.personaDesconocida);
  return persona;
}

type Usuario = Awaited<ReturnType<typeof getByNombre>>;

/** The fields that access checks need. */
export const toLeida = ({ id, categoria_id, usuario }: Usuario) => ({
  id,
  id_categoria: categoria_id,
  usuario,
});

/**
 * The past categories, if the reader may see them, the present category, and the next two in use.
 */
async function readCamino(db: Db, { id, categoria_id, categoria }: Usuario, isPastTold: boolean) {
  const pasos = isPastTold ? await listPasos(db, id) : new Map<number, Date>();
  const enUso = await listCategorias(db);
  const presente = { id: categoria_id, nombre: categoria };
  const before = enUso.filter((one) => one.id < categoria_id && pasos.has(one.id));
  const toCome = enUso.filter((one) => one.id > categoria_id).slice(0, TO_COME);
  const toPaso = (isThere: boolean) => (one: { id: number; nombre: string }) => ({
    categoria: one.id,
    nombre: one.nombre,
    desde: (isThere && pasos.get(one.id)?.toISOString()) || null,
  });
  return [...[...before, presente].map(toPaso(true)), ...toCome.map(toPaso(false))];
}

async function readActividad(db: Db, { id }: Usuario, now: Date) {
  const { hoy, ausentes } = await getAusentes(db, now);
  const ausencia = ausentes.find((one) => one.usuario === id && one.final >= hoy);
  const estado = await getEstado(db, id);
  return {
    ...(estado && { estado: estado.mensaje }),
    ...(ausencia && { ausente: ausencia.final }),
  };
}

/** A person's page. It has only what the caller may also read elsewhere. */
export async function getPersona(
  db: Db,
  historias: Historias,
  { actor, nombre, now }: { actor: Actor; nombre: string; now: Date },
) {
  const row = await getByNombre(db, nombre);
  const target = toLeida(row);
  const isOwn = actor.id === row.id;
  const may = (operation: Parameters<typeof mayRead>[0]) => mayRead(operation, actor, target);
  const isActive = row.despedido_en === null;
  const isRankTold = isActive || may('userAllInfo') || may('getAllDespidos');
  const dentro =
    isActive && (isOwn || may('getFichajesActivos')) ? await getEntrada(db, row.id) : null;
  const isProximoTold = may('getLogUser') || may('turnosAscenso');
  const proximo = isActive && isProximoTold ? await nextAscenso(db, row.id, now) : null;
  return {
    id: row.id,
    usuario: row.usuario,
    activa: flag(isActive),
    mision: isRankTold ? row.mision : null,
    categoria: isRankTold ? row.categoria_id : null,
    n_categoria: isRankTold ? row.categoria : null,
    ...((isOwn || may('getAllFirmas') || may('userAllInfo')) && { firma: row.firma }),
    ...(may('getLogUser') && { registro: row.registrado_en.toISOString() }),
    ...(may('userAllInfo') && { ultima_vez: row.ultima_vez?.toISOString() ?? null }),
    ...(row.despedido_en && may('getAllDespidos') && { despedido: row.despedido_en.toISOString() }),
    ...(isActive && (await readActividad(db, row, now))),
    ...(dentro !== null && { dentro }),
    ...(proximo !== null && { proximo }),
    periodo: isActive ? await readLogros(db, row.id) : null,
    camino: isRankTold ? await readCamino(db, row, isTold(historias.ascensos, actor, target)) : [],
  };
}
