import { foldCase } from '@garita/domain/formato/foldCase';
import { must } from '@garita/domain/must';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import { createRandom, type SeededRandom } from './random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface World {
  readonly now: Date;
  readonly random: SeededRandom;
  readonly gente: readonly Persona[];
  readonly escalera: readonly { id: number; categoria_id: number; nombre: string }[];
  readonly periodos: readonly { id: number; abierto_en: Date; cerrado_en: Date | null }[];
}

type Persona = Awaited<ReturnType<typeof listGente>>[number];

const listGente = (tx: Kysely<DB>) =>
  tx
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'usuarios.usuario', 'usuarios.mision_id', 'usuarios.rango_desde', 'usuarios.despedido_en', 'misiones.categoria_id'])
    .orderBy('usuarios.id')
    .execute();

const isActive = (p: Persona) => p.despedido_en === null;

/** Somebody who could have promoted a person: well above them and, by the demo's ladder, from category 5 on. */
function pickPromoter({ random, gente }: World, persona: Persona): Persona | null {
  const above = gente.filter((p) => isActive(p) && p.categoria_id >= 5 && p.categoria_id > persona.categoria_id);
  return above.length > 0 ? random.pick(above) : null;
}

function periodAt({ periodos }: World, moment: Date) {
  return periodos.find((p) => p.abierto_en <= moment && (p.cerrado_en === null || moment < p.cerrado_en));
}

/** Each person's last promotion, at the moment since which they hold their mission. */
function createAscensos(world: World): Insertable<DB['ascensos']>[] {
  return world.gente.flatMap((persona) => {
    const index = world.escalera.findIndex((m) => m.id === persona.mision_id);
    const promoter = pickPromoter(world, persona);
    if (!promoter) return [];
    // Who is on the lowest mission was placed there on arrival; Recluta's arrival was seen to by somebody, as the portal shows.
    const anterior = world.escalera[index - 1];
    return [
      {
        usuario_id: persona.id,
        encargado_id: promoter.id,
        mision_anterior_id: anterior?.id ?? null,
        mision_nueva_id: persona.mision_id,
        fecha: persona.rango_desde,
      },
    ];
  });
}

/** Attendances and minutes of the last weeks, and each promoter's promotions of the time. */
function createNomina(world: World): Insertable<DB['nomina']>[] {
  const { random, gente, now } = world;
  const managers = gente.filter((p) => isActive(p) && p.categoria_id >= 8);
  return gente.flatMap((persona) => {
    const entries = random.between(3, 34);
    return Array.from({ length: entries }, () => {
      // Most of it in the open week, so that its payroll shows every case.
      const days = random.chance(0.6) ? 4 : 31;
      const fecha = new Date(now.getTime() - random.between(10, days * 24 * 60 - 60) * 60_000);
      const tipo: 'ascenso' | 'asistencia' | 'minutos' =
        persona.categoria_id >= 5 && random.chance(0.3) ? 'ascenso' : random.chance(0.3) ? 'asistencia' : 'minutos';
      const motivo = tipo === 'ascenso' ? 'Ascenso aceptado' : tipo === 'asistencia' ? 'Pase de lista' : 'Tiempo confirmado';
      const cantidad = tipo === 'minutos' ? random.between(15, 120) : 1;
      return { usuario_id: persona.id, periodo_id: periodAt(world, fecha)?.id ?? 1, tipo, cantidad, fecha, motivo, encargado_id: random.pick(managers).id };
    });
  });
}

/** A few promotions that wait for an answer, among them Cabo's, which asks for a first signature. Recluta is left free. */
function createSolicitudes(world: World): Insertable<DB['solicitudes']>[] {
  const { random, gente, escalera, now } = world;
  const find = (usuario: string) =>
    must(
      gente.find((p) => p.usuario === usuario),
      usuario,
    );
  const candidates = gente.slice(8).filter((p) => isActive(p) && p.categoria_id >= 2 && p.categoria_id <= 4 && now.getTime() - p.rango_desde.getTime() > DAY);
  const propose = (persona: Persona, encargado: Persona): Insertable<DB['solicitudes']> => {
    const siguiente = escalera[escalera.findIndex((m) => m.id === persona.mision_id) + 1] as { id: number };
    const creada = new Date(now.getTime() - random.between(5, 300) * 60_000);
    return {
      usuario_id: persona.id,
      encargado_id: encargado.id,
      mision_anterior_id: persona.mision_id,
      mision_nueva_id: siguiente.id,
      creada_en: creada,
      estado: 'pendiente',
    };
  };
  const supervisora = find('Supervisora');
  return [propose(find('Cabo'), supervisora), ...candidates.slice(0, 5).map((p) => propose(p, supervisora))];
}

/** Who bought a membership without being of the agency. */
const EXTERNO = 'Visitante.Ilustre';

/** Memberships that were sold: some running, some over, one to somebody outside the agency. */
async function insertMembresias(tx: Kysely<DB>, { gente, random, now }: World): Promise<void> {
  const catalogue = await tx.selectFrom('membresias').select(['id', 'perma']).orderBy('id').execute();
  const buyers = gente.filter((p) => isActive(p) && p.id > 4 && random.chance(0.18));
  const seller = must(
    gente.find((p) => p.usuario === 'Supervisora'),
    'Supervisora',
  );
  const sales = buyers.map((p) => {
    const { id, perma } = random.pick(catalogue);
    const fecha = new Date(now.getTime() - random.between(1, 45) * DAY);
    return { membresia_id: id, usuario_id: p.id, externo: null, encargado_id: seller.id, fecha, finaliza: perma ? null : new Date(fecha.getTime() + 30 * DAY) };
  });
  const externa = {
    membresia_id: 1,
    usuario_id: null,
    externo: EXTERNO,
    externo_plegado: foldCase(EXTERNO),
    encargado_id: seller.id,
    fecha: now,
    finaliza: new Date(now.getTime() + 15 * DAY),
  };
  await insertMany(tx, 'membresias_vendidas', [...sales, externa]);
}

/** Gives the demo's people a past: promotions, payroll, requests that wait, and memberships. */
export async function createHistory(tx: Kysely<DB>, now: Date): Promise<void> {
  const world: World = {
    now,
    random: createRandom(11),
    gente: await listGente(tx),
    escalera: await tx.selectFrom('misiones').select(['id', 'categoria_id', 'nombre']).orderBy('categoria_id').orderBy('posicion').execute(),
    periodos: await tx.selectFrom('periodos').selectAll().orderBy('abierto_en').execute(),
  };
  await insertMany(tx, 'ascensos', createAscensos(world));
  await insertMany(tx, 'nomina', createNomina(world));
  await insertMany(tx, 'solicitudes', createSolicitudes(world));
  await insertMembresias(tx, world);
}
