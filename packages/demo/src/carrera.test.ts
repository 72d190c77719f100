import { reaches } from '@garita/domain/ascensos/siguiente';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { must } from '@garita/domain/must';
import { getAllDegrados } from '@garita/server/src/modules/degrados/degrados.service';
import { getCategorias } from '@garita/server/src/modules/rangos/rangos.service';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readHistory } from '@garita/testing/agency/readHistory';
import { expect, test } from 'vitest';

test('each person’s promotions and demotions connect, from their first mission to the current mission', async () => {
  const db = await openTestDemo();
  const { personas, pasosOf, escala } = await readHistory(db);
  const wrong = personas.flatMap(
    ({ id, usuario, mision_id, rango_desde, registrado_en, permiso_sys }) => {
      const begin = {
        nueva: permiso_sys ? escala.at(-1)?.id : escala[0]?.id,
        fecha: registrado_en,
      };
      const pasos = pasosOf.get(id) ?? [];
      const last = pasos.at(-1) ?? begin;
      const gaps = pasos
        .filter(({ anterior }, i) => anterior !== (pasos[i - 1] ?? begin).nueva)
        .map(({ anterior, nueva }) => `${usuario}: ${anterior} → ${nueva}`);
      const stands = last.nueva === mision_id && last.fecha.getTime() === rango_desde.getTime();
      return stands
        ? gaps
        : [...gaps, `${usuario} stands on ${mision_id}, and was last put on ${last.nueva}`];
    },
  );
  expect(wrong).toEqual([]);
});

test('a promotion is one step up, after its wait, by a permitted user; none leads to the lowest mission', async () => {
  const db = await openTestDemo();
  const { pasos, pasosOf, personas, escala, peldanoOf, categoriaAt, subjectAt, isActiveAt } =
    await readHistory(db);
  const categorias = await getCategorias(db);
  const ascensos = pasos.filter(({ esAscenso }) => esAscenso);
  expect(ascensos.length).toBeGreaterThan(200);
  const wrong = ascensos.filter(({ usuario_id, encargado_id, anterior, nueva, fecha }) => {
    const before =
      pasosOf.get(usuario_id)?.findLast((paso) => paso.fecha < fecha)?.fecha ??
      personas.find(({ id }) => id === usuario_id)?.registrado_en;
    const waited = fecha.getTime() - must(before, 'The date of the previous mission').getTime();
    const wait = waitOf(
      must(categorias.get(categoriaAt(usuario_id, fecha)), 'A category').tiempo_ascenso,
    );
    const promoter = subjectAt(must(encargado_id, 'The promoter'), fecha);
    const next = must(escala[peldanoOf(nueva)], 'A mission').categoria_id;
    const hasta = categorias.get(promoter.id_categoria)?.asciende_hasta ?? 0;
    const may =
      promoter.id_categoria > categoriaAt(usuario_id, fecha) &&
      promoter.permisos.includes('asc') &&
      reaches(hasta, [...categorias.keys()], next);
    return (
      peldanoOf(nueva) === 0 ||
      peldanoOf(nueva) !== peldanoOf(anterior ?? 0) + 1 ||
      waited < wait ||
      !may ||
      !isActiveAt(promoter.id, fecha)
    );
  });
  expect(wrong).toEqual([]);
});

test('every promotion has a request that was accepted then, and every pending request is allowed', async () => {
  const db = await openTestDemo();
  const solicitudes = await db.selectFrom('solicitudes').selectAll().execute();
  const ascensos = await db.selectFrom('ascensos').selectAll().execute();
  const accepted = solicitudes.filter(({ estado }) => estado === 'aceptada');
  const told = (row: {
    usuario_id: number;
    encargado_id: number | null;
    mision_nueva_id: number;
  }) => [row.usuario_id, row.encargado_id, row.mision_nueva_id];
  expect(ascensos.map((row) => [row.solicitud_id, ...told(row), row.fecha]).sort()).toEqual(
    accepted.map((row) => [row.id, ...told(row), row.resuelta_en]).sort(),
  );
  const { peldanoOf, misionAt } = await readHistory(db);
  const wrong = solicitudes.filter(
    (s) =>
      misionAt(s.usuario_id, s.creada_en) !== s.mision_anterior_id ||
      (s.resuelta_en ?? s.creada_en) < s.creada_en,
  );
  expect(wrong).toEqual([]);
  expect(
    solicitudes.filter((s) => peldanoOf(s.mision_nueva_id) !== peldanoOf(s.mision_anterior_id) + 1),
  ).toEqual([]);
});

test('a demotion goes down, a sold or paid mission goes up, and each change is in the history of ranks', async () => {
  const db = await openTestDemo();
  const { pasos, peldanoOf } = await readHistory(db);
  const given = pasos.filter(({ esAscenso }) => !esAscenso);
  const rows = async (table: 'degrados' | 'misiones_vendidas' | 'traslados') =>
    (
      await db
        .selectFrom(table as 'degrados')
        .select([
          'usuario_id',
          'encargado_id',
          'mision_anterior_id as anterior',
          'mision_nueva_id as nueva',
          'fecha',
        ])
        .execute()
    ).map((row) => ({ ...row, esAscenso: false }));
  for (const table of ['degrados', 'misiones_vendidas', 'traslados'] as const) {
    const all = await rows(table);
    expect(all.length, table).toBeGreaterThan(10);
    for (const row of all) {
      expect(given).toContainEqual(row);
      expect(
        peldanoOf(row.nueva) > peldanoOf(must(row.anterior, 'The former mission')),
        `${table}: ${JSON.stringify(row)}`,
      ).toBe(table !== 'degrados');
    }
  }
  expect((await getAllDegrados(db, {})).length).toBe((await rows('degrados')).length);
  const bought = await db
    .selectFrom('pagos')
    .select(['usuario_id', 'mision_id', 'pagado_en'])
    .where('mision_id', 'is not', null)
    .execute();
  expect(bought.length).toBeGreaterThan(0);
  for (const { usuario_id, mision_id, pagado_en } of bought)
    expect(given).toContainEqual(
      expect.objectContaining({ usuario_id, nueva: mision_id, fecha: pagado_en }),
    );
});
