import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBundle, createHome, type Home } from './testing/createHome';
import { openPortal, type Portal } from './testing/openPortal';

let portal: Portal;
let home: Home;
beforeAll(async () => {
  portal = await openPortal();
  home = createHome();
  await buildBundle();
  const { agency } = portal;
  const usuario_id = await agency.idOf('Oficial');
  const periodo = await agency.db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow();
  const entry = { usuario_id, periodo_id: periodo.id, tipo: 'minutos' as const, cantidad: 100_000, motivo: 'Tiempo confirmado', fecha: agency.now() };
  await agency.db.deleteFrom('nomina').where('usuario_id', '=', usuario_id).execute();
  await agency.db.insertInto('nomina').values(entry).execute();
});
afterAll(async () => {
  home.remove();
  await portal.close();
});

const show = async (...flags: string[]) =>
  home.garita(['nomina', 'show', ...flags], { env: { GARITA_URL: portal.servidor, GARITA_TOKEN: await portal.agency.keyOf('Agente') } });

test('nomina show --json joins rows, pay and reduction, one object a person', async () => {
  const filas: Record<string, unknown>[] = JSON.parse((await show('--json')).stdout);
  expect(filas).toHaveLength(7);
  const wire = (await portal.agency.call('allNomina', { as: 'Agente' })).body;
  const oficial = filas.find(({ usuarioNombre }) => usuarioNombre === 'Oficial');
  const paga = wire[1].find(({ usuario }: { usuario: number }) => usuario === oficial?.usuario)?.paga ?? null;
  expect(oficial).toEqual({ ...wire[0].find(({ usuario }: { usuario: number }) => usuario === oficial?.usuario), paga, reducido: false });
  expect(oficial?.times).toBe(100_000);
});

test('nomina show is a table of hours and credits with the sum at its end', async () => {
  const { code, stdout } = await show();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Id {2}Usuario +Categoría +Ascensos +Asistencias +Tiempo +Paga +Reducción +Última anotación\n/);
  expect(stdout).toMatch(/ Oficial .* 1666h 40m /);
  const [, pagas] = (await portal.agency.call('allNomina', { as: 'Agente' })).body;
  const total = pagas.reduce((sum: number, { paga }: { paga: number }) => sum + paga, 0);
  expect(total).toBeGreaterThan(0);
  expect(stdout.endsWith(`\n\nTotal: ${total}c\n`)).toBe(true);
  expect(stdout).not.toContain('\u001b');
});

test('nomina show --csv has bare numbers', async () => {
  const lines = (await show('--csv')).stdout.trimEnd().split('\r\n');
  expect(lines[0]).toBe('Id,Usuario,Categoría,Ascensos,Asistencias,Tiempo,Paga,Reducción,Última anotación');
  expect(lines.find((line) => line.includes('Oficial'))).toMatch(/^\d+,Oficial,5,\d+,\d+,100000,\d*,,2026-11-21T18:30:00\.000Z$/);
});
