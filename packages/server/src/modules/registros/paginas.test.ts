import { claveOf } from '@garita/domain/registros/claveOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../gate/handlers';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

type Modulo = Call<'getLogPorPalabra'>['body']['modulo'];

const find = async (modulo: Modulo, palabra: string) =>
  (await agency.call('getLogPorPalabra', { as: 'Supervisora', body: { modulo, palabra } })).body;
const at = (minutes: number) => new Date(agency.now().getTime() + minutes * 60_000);

describe('pages', () => {
  const walk = async (modulo: Modulo, palabra = '') => {
    const found: Parameters<typeof claveOf>[0][] = [];
    for (let page = await find(modulo, palabra); page.length > 0; ) {
      found.push(...page);
      if (page.length < 200) break;
      page = (
        await agency.call('getLogPorPalabra', {
          as: 'Supervisora',
          body: { modulo, palabra, despues: claveOf(page.at(-1)) },
        })
      ).body;
    }
    return found;
  };

  test.each<Modulo>([
    'tiempos',
    'ascensos',
    'nombres',
    'requisitos',
    'rangos',
    'clones',
    'fichajes',
    'fichajesDia',
    'accesos',
  ])('the log %s has each entry once, newest first, also those of one instant', async (modulo) => {
    const [agente, gerente, cabo] = [
      await agency.idOf('Agente'),
      await agency.idOf('Gerente'),
      await agency.idOf('Cabo'),
    ];
    const { db } = agency;
    const { id: tiempo_id } = await db
      .insertInto('tiempos')
      .values({ usuario_id: agente, abierto_en: at(0), inicio: at(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: periodo_id } = await db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    // Three entries share each instant, so a page ends between equal instants.
    const fechas = Array.from({ length: 410 }, (_, i) => at(-Math.floor(i / 3)));
    const person = { usuario_id: agente, encargado_id: gerente };
    const add: Record<Modulo, () => Promise<unknown>> = {
      tiempos: () =>
        db
          .insertInto('tiempos_registro')
          .values(
            fechas.map((fecha) => ({
              tiempo_id,
              accion: 'abierto' as const,
              encargado_id: gerente,
              fecha,
            })),
          )
          .execute(),
      ascensos: () =>
        db
          .insertInto('ascensos')
          .values(fechas.map((fecha) => ({ ...person, mision_nueva_id: 2, fecha })))
          .execute(),
      nombres: () =>
        db
          .insertInto('cambios_nombre')
          .values(
            fechas.map((fecha) => ({
              ...person,
              anterior: 'A',
              anterior_plegado: 'a',
              nuevo: 'B',
              fecha,
            })),
          )
          .execute(),
      requisitos: () =>
        db
          .insertInto('nomina')
          .values(
            fechas.map((fecha) => ({
              ...person,
              periodo_id,
              tipo: 'asistencia' as const,
              cantidad: 1,
              motivo: 'Ajuste',
              ajuste: true,
              fecha,
            })),
          )
          .execute(),
      rangos: () =>
        db
          .insertInto('cambios_rango')
          .values(
            fechas.map((fecha) => ({
              ...person,
              mision_anterior_id: 1,
              mision_nueva_id: 2,
              fecha,
            })),
          )
          .execute(),
      clones: () =>
        db
          .insertInto('clones_registro')
          .values(
            fechas.map((fecha) => ({ nombre: 'Otra', usuario_id: null, coinciden: [cabo], fecha })),
          )
          .execute(),
      fichajes: () =>
        db
          .insertInto('fichajes')
          .values(
            fechas.map((entrada) => ({
              usuario_id: agente,
              dia: '2026-11-20',
              entrada,
              salida: entrada,
            })),
          )
          .execute(),
      fichajesDia: () =>
        sql`insert into fichajes (usuario_id, dia, entrada, salida)
          select u.id, '2026-11-20'::date - i, ${at(0)}::timestamptz, ${at(0)}::timestamptz from usuarios u, generate_series(1, 60) as i`.execute(
          db,
        ),
      accesos: () =>
        db
          .insertInto('accesos_fallidos')
          .values(fechas.map((fecha) => ({ usuario_id: agente, direccion_hash: null, fecha })))
          .execute(),
    };
    await add[modulo]();
    const found = await walk(modulo);
    expect(found.length).toBeGreaterThanOrEqual(410);
    const keys = found.map((entry) => claveOf(entry));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(found.length);
    expect(keys.map(({ fecha }) => fecha)).toEqual(
      keys
        .map(({ fecha }) => fecha)
        .sort()
        .reverse(),
    );
    expect((await walk(modulo, 'agente')).length).toBe(
      found.filter((entry) => /agente/i.test(JSON.stringify(entry))).length,
    );
  });

  test('pages of the logs begin only after an existing entry', async () => {
    const ask = async (despues: unknown) =>
      (
        await agency.call('getLogPorPalabra', {
          as: 'Supervisora',
          body: { modulo: 'tiempos', palabra: '', despues } as never,
        })
      ).httpStatus;
    for (const wrong of [
      1,
      'ayer',
      {},
      { id: 1 },
      { fecha: '2026-11-21', id: 1 },
      { fecha: at(0).toISOString(), id: 0 },
      { fecha: at(0).toISOString(), id: 2 ** 53 },
    ])
      expect(await ask(wrong)).toBe(400);
    for (const id of [1, Number.MAX_SAFE_INTEGER])
      expect(await ask({ fecha: at(0).toISOString(), id })).toBe(200);
  });
});
