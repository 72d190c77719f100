import { must } from '@garita/domain/must';
import { earnedPay } from '@garita/domain/nomina/paga';
import { type Contado, listTramos, minutosSinContar } from '@garita/domain/tiempos/encargo';
import { readRequisitos } from '@garita/server/src/modules/nomina/cierre.service';
import type { CategoriaCerrada } from '@garita/server/src/modules/nomina/cierres.repository';
import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readHistory } from '@garita/testing/agency/readHistory';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('the demo’s ledgers agree with each other', async () => {
  expect(await findDisagreements(await openTestDemo())).toEqual([]);
});

test('the values of a closed week equal the domain’s own calculation from promotions, attendances and minutes', async () => {
  const db = await openTestDemo();
  const { personas, categoriaAt, isActiveAt } = await readHistory(db);
  const cierres = await db.selectFrom('cierres').selectAll().orderBy('id').execute();
  expect(cierres.length).toBeGreaterThan(3);
  const filas = await db.selectFrom('cierre_filas').selectAll().execute();
  const nomina = await db.selectFrom('nomina').selectAll().execute();
  const halving = await db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .select(['v.usuario_id', 'v.fecha', 'v.finaliza', 'v.anulado_en'])
    .where('m.reduccion', '=', true)
    .execute();
  for (const { id, periodo_id, fecha, requisitos } of cierres) {
    const expected = personas
      .filter((persona) => persona.registrado_en < fecha && isActiveAt(persona.id, fecha))
      .map((persona) => {
        const own = nomina.filter(
          (entry) => entry.periodo_id === periodo_id && entry.usuario_id === persona.id,
        );
        const sum = (tipo: string) =>
          own
            .filter((entry) => entry.tipo === tipo)
            .reduce((total, { cantidad }) => total + cantidad, 0);
        const categoria_id = categoriaAt(persona.id, fecha);
        const reducido = halving.some(
          (v) =>
            v.usuario_id === persona.id &&
            v.fecha < fecha &&
            must(v.finaliza, 'The end of the membership') > fecha &&
            (v.anulado_en === null || v.anulado_en > fecha),
        );
        const logros = {
          ascensos: sum('ascenso'),
          asistencias: sum('asistencia'),
          times: sum('minutos'),
        };
        const paga = earnedPay(
          logros,
          must((requisitos as Record<number, CategoriaCerrada>)[categoria_id], 'A category'),
          reducido,
        );
        return { cierre_id: id, usuario_id: persona.id, categoria_id, reducido, paga };
      });
    expect(
      filas.filter(({ cierre_id }) => cierre_id === id).sort((a, b) => a.usuario_id - b.usuario_id),
    ).toEqual(expected);
    expect(requisitos).toEqual(JSON.parse(JSON.stringify(await readRequisitos(db))));
  }
  expect(filas.some(({ reducido, paga }) => reducido && paga > 0)).toBe(true);
});

test('a senior is credited each minute once, however many of their times ran in it', async () => {
  const db = await openTestDemo();
  const tiempos = await db
    .selectFrom('tiempos')
    .selectAll()
    .where('cierre', '=', 'confirmado')
    .orderBy('cerrado_en')
    .orderBy('id')
    .execute();
  const registro = await db
    .selectFrom('tiempos_registro')
    .selectAll()
    .where('accion', '<>', 'confirmado')
    .orderBy('id')
    .execute();
  const contados = new Map<number, Contado>();
  for (const { id, alto_id, ligado, cerrado_en, minutos_alto } of tiempos) {
    const hasta = must(cerrado_en, 'The end of the time').getTime();
    const sucesos = registro
      .filter(({ tiempo_id }) => tiempo_id === id)
      .map(({ accion, fecha }) => ({ accion, fecha: fecha.getTime() }));
    const desde = must(ligado, 'The linking of the senior').getTime();
    const tramos = listTramos(sucesos, { ligado: desde, hasta });
    const before = contados.get(must(alto_id, 'The senior of the time')) ?? {
      tramos: [],
      minutos: 0,
    };
    const minutos = must(minutos_alto, 'The minutes of the senior');
    expect(minutos, `session ${id}`).toBe(
      Math.min(Math.floor((hasta - desde) / 60_000), minutosSinContar(tramos, before)),
    );
    contados.set(must(alto_id, 'The senior of the time'), {
      tramos: [...before.tramos, ...tramos],
      minutos: before.minutos + minutos,
    });
  }
});

/** For each rule, a query for the rows that violate it. */
const RULES: Readonly<Record<string, string>> = {
  'an entry outside its period': `
    select n.id from nomina n join periodos p on p.id = n.periodo_id where n.fecha < p.abierto_en or n.fecha > p.cerrado_en`,
  'minutes that come from no time': `
    select n.id from nomina n left join tiempos t on t.id = n.tiempo_id where n.tipo = 'minutos' and not n.ajuste
      and (t.cierre is distinct from 'confirmado' or n.fecha <> t.cerrado_en
        or n.cantidad <> case n.usuario_id when t.usuario_id then t.minutos when t.alto_id then t.minutos_alto end)`,
  'a time whose senior was not credited': `
    select t.id from tiempos t where t.minutos_alto > 0 and not exists (select 1 from nomina n where n.tiempo_id = t.id and n.usuario_id = t.alto_id)`,
  'an attendance that comes from no roll call': `
    select n.id from nomina n left join paselistas l on l.id = n.paselista_id where n.tipo = 'asistencia' and not n.ajuste
      and (l.id is null or n.fecha <> l.fecha or n.cantidad <> 1 or n.usuario_id <> l.encargado_id and not exists (
        select 1 from paselista_personas p where p.paselista_id = l.id and p.usuario_id = n.usuario_id and p.resultado = 'sumado'))`,
  'a roll call that credited too few or too many attendances': `
    select l.id from paselistas l where (select count(*) from nomina n where n.paselista_id = l.id)
      <> 1 + (select count(*) from paselista_personas p where p.paselista_id = l.id and p.resultado = 'sumado')`,
  'a promotion that was not credited to its promoter, or was credited to another person': `
    select a.id from ascensos a full join (select * from nomina where tipo = 'ascenso' and not ajuste) n on n.ascenso_id = a.id
      where n.usuario_id is distinct from a.encargado_id or n.fecha is distinct from a.fecha`,
  'a negative total of a person in a period': `select usuario_id, periodo_id, tipo from nomina group by 1, 2, 3 having sum(cantidad) < 0`,
  'a pay that is not the sum of its parts': `
    select p.id from pagos p where p.monto <> (select coalesce(sum(t.monto), 0) from pago_partes t where t.pago_id = p.id)`,
  'a payment after the closing of a week that exceeds its earnings': `
    select p.usuario_id, t.periodo_id from pagos p join pago_partes t on t.pago_id = p.id join cierres c on c.periodo_id = t.periodo_id
      left join cierre_filas f on f.cierre_id = c.id and f.usuario_id = p.usuario_id
      where p.pagado_en is not null group by 1, 2, f.paga, c.fecha having sum(t.monto) > coalesce(f.paga, 0) and max(p.pagado_en) > c.fecha`,
  'a person who paid themself': `select id from pagos where pagado_por = usuario_id`,
  'a fine collected by a payment of another moment or another person': `
    select m.id from multas m join pagos p on p.id = m.pago_id
      where m.usuario_id <> p.usuario_id or m.cobrada_en <> p.pagado_en or m.cobrada_por <> p.pagado_por`,
  'a payment that its fines use up': `
    select p.id from pagos p join multas m on m.pago_id = p.id group by p.id, p.monto having sum(m.creditos) >= p.monto`,
  'a fine that a payment should have collected': `
    select m.id from multas m join pagos p on p.usuario_id = m.usuario_id and p.pagado_en > m.fecha
      where m.creditos > 0 and coalesce(m.cobrada_en, m.anulado_en, p.pagado_en + interval '1 second') > p.pagado_en`,
  'a warning that was collected': `select id from multas where creditos = 0 and cobrada_en is not null`,
  'a sale marked as paid by its own seller': `select id from ventas where pagado_por = encargado_id`,
  'a membership that differs from its sale': `
    select v.id from membresias_vendidas v join membresias m on m.id = v.membresia_id left join ventas s on s.id = v.venta_id
      where s.id is null or s.fecha <> v.fecha or s.encargado_id <> v.encargado_id or s.usuario_id is distinct from v.usuario_id
        or s.externo is distinct from v.externo or position(m.nombre in s.descripcion) = 0 or s.anulado_en is distinct from v.anulado_en`,
  'a mission sold at a price other than the difference': `
    select v.id from misiones_vendidas v join ventas s on s.id = v.venta_id join misiones a on a.id = v.mision_anterior_id
      join misiones n on n.id = v.mision_nueva_id where s.credito <> n.precio - a.precio or s.fecha <> v.fecha or s.usuario_id <> v.usuario_id`,
  'a transfer at a price other than the mission’s, less the code’s percentage': `
    select t.id from traslados t join ventas s on s.id = t.venta_id join misiones n on n.id = t.mision_nueva_id left join descuentos d on d.id = t.descuento_id
      where s.credito <> round(n.precio * (100 - coalesce(d.porciento, 0)) / 100.0) or d.creado_en > t.fecha or d.anulado_en < t.fecha`,
};

test.each(Object.entries(RULES))('the demo has no row of this kind: %s', async (_, rule) => {
  const { rows } = await sql.raw(rule).execute(await openTestDemo());
  expect(rows).toEqual([]);
});
