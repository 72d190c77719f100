import type { TestAgency } from '@garita/testing/agency/testAgency';
import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused } from './testing/openStage';
import { runHere } from './testing/runHere';

/** Replaces the payroll entries of Oficial with one entry of 100,000 minutes. */
async function creditTime({ db, idOf, now }: TestAgency): Promise<void> {
  const usuario_id = await idOf('Oficial');
  const periodo = await db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const entry = {
    usuario_id,
    periodo_id: periodo.id,
    tipo: 'minutos' as const,
    cantidad: 100_000,
    motivo: 'Tiempo confirmado',
    fecha: now(),
  };
  await db.deleteFrom('nomina').where('usuario_id', '=', usuario_id).execute();
  await db.insertInto('nomina').values(entry).execute();
}
const stage = openStage(creditTime);

const nomina = async (usuario: string, ...args: string[]) =>
  (await stage.signIn(usuario)).garita(['nomina', ...args]);
const show = (...flags: string[]) => nomina('Agente', 'show', ...flags);
const listPeriodos = async () => (await stage.agency.call('nominaPeriodos', { as: 'Agente' })).body;

test('nomina show --json joins rows, pay and reduction, one object per person', async () => {
  const filas: Record<string, unknown>[] = JSON.parse((await show('--json')).stdout);
  expect(filas).toHaveLength(7);
  const wire = (await stage.agency.call('allNomina', { as: 'Agente' })).body;
  const oficial = filas.find(({ usuarioNombre }) => usuarioNombre === 'Oficial');
  const paga =
    wire[1].find(({ usuario }: { usuario: number }) => usuario === oficial?.usuario)?.paga ?? null;
  expect(oficial).toEqual({
    ...wire[0].find(({ usuario }: { usuario: number }) => usuario === oficial?.usuario),
    paga,
    reducido: false,
  });
  expect(oficial?.times).toBe(100_000);
});

test('nomina show is a table of hours and credits with the sum at its end', async () => {
  const { code, stdout } = await (await stage.signIn('Agente')).process(['nomina', 'show']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Id {2}Usuario +Categoría +Ascensos +Asistencias +Tiempo +Paga +Reducción +Última anotación\n/,
  );
  expect(stdout).toMatch(/ Oficial .* 1666h 40m /);
  const [, pagas] = (await stage.agency.call('allNomina', { as: 'Agente' })).body;
  const total = pagas.reduce((sum: number, { paga }: { paga: number }) => sum + paga, 0);
  expect(total).toBeGreaterThan(0);
  expect(stdout.endsWith(`\n\nTotal: ${total}c\n`)).toBe(true);
  expect(stdout).not.toContain('\u001b');
});

test('nomina show --csv has bare numbers', async () => {
  const lines = (await show('--csv')).stdout.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    'Id,Usuario,Categoría,Ascensos,Asistencias,Tiempo,Paga,Reducción,Última anotación',
  );
  expect(lines.find((line) => line.includes('Oficial'))).toMatch(
    /^\d+,Oficial,5,\d+,\d+,100000,\d*,,2026-11-21T18:30:00\.000Z$/,
  );
});

test('nomina show at a narrow terminal leaves out the last columns, and says which', async () => {
  const agente = await stage.signIn('Agente');
  const narrow = await agente.atWidth(80, ['nomina', 'show']);
  expect(narrow.stderr).toBe(
    'No cabe «Última anotación»: ensancha la terminal, o usa --csv o --json.\n',
  );
  expect(Math.max(...narrow.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  const wide = await agente.atWidth(120, ['nomina', 'show']);
  expect(wide).toEqual({ ...(await show()), stderr: '' });
});

describe('nomina show of some days', () => {
  test('nomina show of some days counts everything credited on both days and between them, in any period', async () => {
    const timesOf = async (desde: string, hasta: string) => {
      const filas: { usuarioNombre: string; times: number }[] = JSON.parse(
        (await show('--desde', desde, '--hasta', hasta, '--json')).stdout,
      );
      return filas.find(({ usuarioNombre }) => usuarioNombre === 'Oficial')?.times;
    };
    expect(await timesOf('2026-11-21', '2026-11-21')).toBe(100_000);
    expect(await timesOf('2026-11-16', '2026-11-21')).toBe(100_000);
    expect(await timesOf('2026-11-16', '2026-11-20')).toBe(0);
  });

  test.each([
    [['--desde', '2026-11-16'], '--hasta: No dejes campos vacios.'],
    [['--hasta', '2026-11-16'], '--desde: No dejes campos vacios.'],
    [['--desde', 'ayer'], '--desde: Esa fecha no existe.'],
    [['--hasta', '2026-02-30'], '--hasta: Esa fecha no existe.'],
    [['--desde', '2026-02-30', '--hasta', '2026-03-01'], '--desde: Esa fecha no existe.'],
    [['--desde', '2026-11-16', '--hasta', '21/11/2026'], '--hasta: Esa fecha no existe.'],
    [
      ['--desde', '2026-11-21', '--hasta', '2026-11-16'],
      '--hasta: Fecha final no puede ser menor a fecha inicial.',
    ],
    [
      ['--periodo', '4', '--desde', '2026-11-16'],
      'No se pueden usar a la vez «--periodo <número>» y «--desde <día>». Usa --help para ver la ayuda.',
    ],
    [
      ['--periodo', '4', '--hasta', '2026-11-16'],
      'No se pueden usar a la vez «--periodo <número>» y «--hasta <día>». Usa --help para ver la ayuda.',
    ],
    [
      ['--periodo', '0'],
      '--periodo debe ser el número de un periodo. «garita nomina periods» los lista.',
    ],
    [
      ['--periodo', '2147483648'],
      '--periodo debe ser el número de un periodo. «garita nomina periods» los lista.',
    ],
  ])(
    'nomina show %j is a usage error, and sends no request (NOM-07, NOM-08)',
    async (flags, texto) => {
      expect(await runHere(['nomina', 'show', ...flags], stage.home.env)).toEqual(misused(texto));
    },
  );
});

describe('nomina show of a period', () => {
  test('nomina show has a closed period as it was closed', async () => {
    const { cerrados } = await listPeriodos();
    const [{ id, monto }] = cerrados;
    const { code, stdout } = await show('--periodo', String(id));
    expect(code).toBe(0);
    expect(stdout.endsWith(`\n\nTotal: ${monto}c\n`)).toBe(true);
    const filas: { usuario: number; times: number }[] = JSON.parse(
      (await show('--periodo', String(id), '--json')).stdout,
    );
    const [wire] = (await stage.agency.call('nominaPeriodo', { as: 'Agente', params: { id } }))
      .body;
    expect(filas.map(({ usuario, times }) => [usuario, times])).toEqual(
      wire.map((w: { usuario: number; times: number }) => [w.usuario, w.times]),
    );
  });

  test('nomina show refuses an unknown period', async () => {
    expect(await show('--periodo', '999999')).toEqual(notFound('Ese periodo no existe.'));
  });
});

describe('nomina periods', () => {
  test('nomina periods as JSON has the open period first, without the amounts that only a closing determines, and then the closed ones', async () => {
    const { abierto, cerrados } = await listPeriodos();
    expect(cerrados.length).toBeGreaterThan(0);
    const settled = {
      cerrado_en: null,
      encargado: null,
      encargadoNombre: null,
      personas: null,
      pagas: null,
      monto: null,
    };
    expect(JSON.parse((await nomina('Agente', 'periods', '--json')).stdout)).toEqual([
      { ...abierto, ...settled },
      ...cerrados,
    ]);
  });

  test('nomina periods is a table of days at the terminal, and of instants as CSV', async () => {
    const { abierto, cerrados } = await listPeriodos();
    const [header, first, second] = (await nomina('Agente', 'periods')).stdout.split('\n');
    expect(header).toMatch(
      /^Id {2}Abierto +Cerrado +Lo cerró +Personas {2}Anotaciones {2}Pagas {2}Créditos$/,
    );
    expect(first).toMatch(
      new RegExp(`^ *${abierto.id}  \\d+ \\w+ 2026 +– +– +– +${abierto.anotaciones} +– +–$`),
    );
    expect(second).toMatch(
      new RegExp(
        `^ *${cerrados[0].id} .* ${cerrados[0].encargadoNombre} .* ${cerrados[0].monto}c$`,
      ),
    );
    const lines = (await nomina('Agente', 'periods', '--csv')).stdout.split('\r\n');
    expect(lines[0]).toBe('Id,Abierto,Cerrado,Lo cerró,Personas,Anotaciones,Pagas,Créditos');
    expect(lines[1]).toBe(`${abierto.id},${abierto.abierto_en},,,,${abierto.anotaciones},,`);
  });
});

describe('nomina why', () => {
  test('nomina why as JSON is the portal’s explanation, for a name or an id', async () => {
    const id = await stage.agency.idOf('Oficial');
    const { body } = await stage.agency.call('nominaDetalle', { as: 'Gerente', params: { id } });
    expect(JSON.parse((await nomina('Gerente', 'why', 'oficial', '--json')).stdout)).toEqual(body);
    expect(JSON.parse((await nomina('Gerente', 'why', String(id), '--json')).stdout)).toEqual(body);
  });

  test('nomina why shows the parts of the pay, the goal and the missing amount of each, and the entries', async () => {
    const { code, stdout } = await nomina('Oficial', 'why', 'Oficial');
    expect(code).toBe(0);
    const { partes } = (
      await stage.agency.call('nominaDetalle', {
        as: 'Oficial',
        params: { id: await stage.agency.idOf('Oficial') },
      })
    ).body;
    const [pay, bonus] = partes;
    expect(pay.requisitos[0]).toMatchObject({ tipo: 'ascenso', hecho: 0 });
    expect(stdout).toMatch(
      /^Usuario {4}Oficial\nCategoría {2}5 .+\nPeriodo {4}\d+, abierto desde el .+\nReducción {2}no\nPaga {7}0c\n/,
    );
    expect(stdout).toContain(`\n\nNómina, ${pay.monto}c: todavía no.\nRequisito`);
    expect(stdout).toContain(
      `\n\nBonificación, ${bonus.monto}c: todavía no; solo se gana junto con la nómina.\nRequisito`,
    );
    const { pide } = pay.requisitos[0];
    expect(stdout).toMatch(new RegExp(`\nAscensos +0 +${pide} +${pide}\n`));
    expect(stdout).toMatch(/\nTiempo +1666h 40m +\d+h \d+m +–\n/);
    expect(stdout).toMatch(/ 1666h 40m {2}Sistema +Tiempo confirmado\n$/);
  });

  test('nomina why ends with 5 when the portal does not give every entry', async () => {
    const periodo = await stage.agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    const row = {
      usuario_id: await stage.agency.idOf('Agente'),
      periodo_id: periodo.id,
      tipo: 'minutos' as const,
      cantidad: 1,
      motivo: 'Prueba',
      fecha: stage.agency.now(),
    };
    await stage.agency.db
      .insertInto('nomina')
      .values(Array.from({ length: 502 }, () => row))
      .execute();
    const { code, stdout, stderr } = await nomina('Gerente', 'why', 'Agente', '--json');
    expect({ code, stderr }).toEqual({
      code: 5,
      stderr: expect.stringMatching(
        /^garita: El portal no da todas las anotaciones: faltan las \d más antiguas\.\n$/,
      ),
    });
    const { anotaciones, total_anotaciones: total } = JSON.parse(stdout);
    expect([anotaciones.length, stderr]).toEqual([
      500,
      expect.stringContaining(` ${total - 500} más antiguas`),
    ]);
  });

  test('nomina why explains a closed period as it was closed', async () => {
    const { cerrados } = await listPeriodos();
    const { code, stdout } = await nomina(
      'Gerente',
      'why',
      'Oficial',
      '--periodo',
      String(cerrados[0].id),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`\nPeriodo {4}${cerrados[0].id}, del .+ al .+\n`));
    expect(stdout).not.toContain('1666h');
  });

  test.each([
    [
      'Agente',
      ['Oficial'],
      'No tienes permiso para hacer esto. Hace falta: solo sobre lo tuyo, o bien req (ajustar la nómina de otras personas y ver de qué sale su paga). Pídelo a quien pueda.',
    ],
  ])('nomina why is refused to %s about %j', async (actor, args, texto) => {
    expect(await nomina(actor, 'why', ...args)).toEqual(refused(texto));
  });

  test.each([
    [['Nadie'], 'Nadie: Esa persona no existe.'],
    [['Expulsado'], 'Esa persona no está en la nómina de ese periodo.'],
    [['Oficial', '--periodo', '999999'], 'Ese periodo no existe.'],
  ])('nomina why %j is not found', async (args, texto) => {
    expect(await nomina('Gerente', 'why', ...args)).toEqual(notFound(texto));
  });
});

test.each([
  [['--minutos', '1,5'], '--minutos: «1,5» no es un número entero sin puntos ni comas.'],
  [['--asistencias', '0'], '--asistencias: con 0 no se ajusta nada.'],
  [
    ['--minutos', '5', '--ascensos', '1'],
    'Indica uno, y solo uno, de --ascensos, --asistencias y --minutos.',
  ],
  [['--minutos', '5', '--motivo', ' '], 'Falta «--motivo». Usa --help para ver la ayuda.'],
])('nomina adjust %j is a usage error', async (flags, texto) => {
  expect(await runHere(['nomina', 'adjust', 'Recluta', ...flags], stage.home.env)).toEqual(
    misused(texto),
  );
});

test('nomina adjust --motivo says why, and the entry keeps it', async () => {
  const flags = ['Recluta', '--ascensos', '1', '--motivo', 'Faltaba uno'];
  expect((await nomina('Gerente', 'adjust', ...flags, '--dry-run')).stderr).toContain(
    'Sumar 1 ascenso a Recluta: «Faltaba uno»',
  );
  expect(await nomina('Gerente', 'adjust', ...flags, '--yes')).toMatchObject({ code: 0 });
  expect((await nomina('Recluta', 'why', 'Recluta')).stdout).toContain(
    'Ajuste: +1 ascenso (Faltaba uno)',
  );
});
