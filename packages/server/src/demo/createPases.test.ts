import { ESPERA_PASE } from '@garita/domain/paselista/lista';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { openTestAgency } from '@garita/testing/agency/testAgency';
import { expect, test } from 'vitest';
import { getPases, isPaseHeld } from '../modules/paselista/paselista.service';

const ACCOUNTS = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta', 'Expulsado', 'Cabo'];

test('the demo has past roll calls whose sessions and attendances agree with them, and leaves room for the next', async () => {
  const db = await openTestDemo();
  const pases = await getPases(db);
  expect(pases).toHaveLength(6);
  expect(await isPaseHeld(db, DEMO_NOW)).toBe(false);
  const instants = pases.map(({ fecha }) => Date.parse(fecha));
  expect(instants.every((at, index) => index === 0 || (instants[index - 1] as number) - at > ESPERA_PASE * 60_000)).toBe(true);
  const names = pases.flatMap((p) => [
    p.encargadoNombre,
    p.queda,
    ...[p.sumadosNombre, p.pausadosNombre, p.fuerabaseNombre].flatMap((list) => list.split(', ')),
  ]);
  expect(names.filter((name) => ACCOUNTS.includes(name))).toEqual([]);
  expect(pases.some(({ pausadosNombre }) => pausadosNombre !== '') && pases.some(({ fuerabaseNombre }) => fuerabaseNombre !== '')).toBe(true);

  const called = await db
    .selectFrom('paselista_personas as p')
    .innerJoin('paselistas as l', 'l.id', 'p.paselista_id')
    .innerJoin('tiempos as t', 't.id', 'p.tiempo_id')
    .select(['p.resultado', 'p.usuario_id', 'p.paselista_id', 'l.fecha', 't.abierto_en', 't.cerrado_en', 't.cierre', 't.usuario_id as de'])
    .execute();
  expect(called.filter((c) => c.usuario_id !== c.de || c.abierto_en > c.fecha || c.cerrado_en === null || c.cerrado_en < c.fecha)).toEqual([]);
  expect(called.filter((c) => (c.resultado === 'fuerabase') !== (c.cierre === 'cancelado'))).toEqual([]);

  // Nobody has two sessions at a time.
  const sesiones = await db.selectFrom('tiempos').select(['usuario_id', 'abierto_en', 'cerrado_en']).orderBy('usuario_id').orderBy('abierto_en').execute();
  const overlapping = sesiones.filter((one, index) => {
    const next = sesiones[index + 1];
    return next?.usuario_id === one.usuario_id && (one.cerrado_en === null || next.abierto_en < one.cerrado_en);
  });
  expect(overlapping).toEqual([]);

  const credits = await db.selectFrom('nomina').select(['paselista_id', 'usuario_id']).where('paselista_id', 'is not', null).execute();
  expect(credits).toHaveLength(called.filter(({ resultado }) => resultado === 'sumado').length + pases.length);
});

test('an agency of the accounts alone has none', async () => {
  const agency = await openTestAgency();
  expect(await getPases(agency.db)).toEqual([]);
  await agency.close();
});
