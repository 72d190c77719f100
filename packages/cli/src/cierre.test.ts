import { describe, expect, test } from 'vitest';
import { misused, openStage, refused, SIN_PERMISO } from './testing/openStage';
import { runHere } from './testing/runHere';

const stage = openStage(() => credit('Oficial', 100_000));

type Fila = { id: number; times: number; paga: number | null };

const openPeriodo = async () =>
  (
    await stage.agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;

async function credit(usuario: string, cantidad: number): Promise<void> {
  const { db, idOf, now } = stage.agency;
  const entry = {
    usuario_id: await idOf(usuario),
    periodo_id: await openPeriodo(),
    tipo: 'minutos' as const,
    cantidad,
    motivo: 'Prueba',
    fecha: now(),
  };
  await db.insertInto('nomina').values(entry).execute();
}

const close = (as: string) => stage.agency.call('actionReiniciar', { as, body: { op: 0 } });

describe('nomina reset', () => {
  test('nomina reset --dry-run shows what would be closed and changes nothing, even with --yes', async () => {
    const gerente = await stage.signIn('Gerente');
    const { body: previa } = await stage.agency.call('nominaPrevia', { as: 'Gerente' });
    const before = await stage.kept.read();
    const { code, stdout, stderr } = await gerente.garita([
      'nomina',
      'reset',
      '--dry-run',
      '--yes',
    ]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(
      `Nómina abierta de Agencia Garita en ${stage.servidor}:\n\nPeriodo      ${previa.periodo}\nAbierto      `,
    );
    expect(stderr).toMatch(
      new RegExp(`\nPersonas {5}${previa.personas}\nAnotaciones {2}${previa.anotaciones}\n`),
    );
    expect(stderr).toMatch(
      new RegExp(`\nPagas {8}${previa.pagas}\nCréditos {5}${previa.monto}c\n`),
    );
    expect(stderr).toMatch(/No se ha cambiado nada\.\n$/);
    expect(stderr).not.toContain('\u001b');
    expect(await gerente.json(['nomina', 'reset', '--dry-run'])).toEqual({
      cerrado: false,
      previa,
    });
    expect(await stage.kept.read()).toEqual(before);
  });

  test.each(['sí\r', 'GAR\r', 'gar-1\r', '\r', '\u0003'])(
    'nomina reset: the answer %j at a terminal changes nothing',
    async (typed) => {
      const gerente = await stage.signIn('Gerente');
      const before = await stage.kept.read();
      expect(await gerente.atTerminal(['nomina', 'reset'], typed)).toMatchObject({
        code: 2,
        stdout: '',
      });
      expect(await stage.kept.read()).toEqual(before);
    },
  );

  test('nomina reset closes the period whose name is typed at a terminal; its rows can still be read, and its days show what it paid (LPG-15)', async () => {
    const gerente = await stage.signIn('Gerente');
    const periodo = await openPeriodo();
    const days = ['--desde', '2026-11-01', '--hasta', '2026-11-30'];
    const [before, between]: [Fila[], Fila[]] = [
      await gerente.json(['nomina', 'show']),
      await gerente.json(['nomina', 'show', ...days]),
    ];
    const { code, stdout, stderr } = await gerente.atTerminal(
      ['nomina', 'reset'],
      `GAR-${periodo}\r`,
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/Nómina reiniciada: \d+ filas? cerradas?\.\n/);
    expect(stderr.endsWith(`«garita nomina show --periodo ${periodo}».\n`)).toBe(true);
    expect(await openPeriodo()).not.toBe(periodo);
    expect(await gerente.json(['nomina', 'show', '--periodo', String(periodo)])).toEqual(before);
    const paid = new Map(before.map(({ id, paga }) => [id, paga]));
    const expected = between.map((fila) => ({
      ...fila,
      paga: paid.get(fila.id) == null ? fila.paga : Number(fila.paga) + Number(paid.get(fila.id)),
    }));
    expect(await gerente.json(['nomina', 'show', ...days])).toEqual(expected);
    const empty: Fila[] = await gerente.json(['nomina', 'show']);
    expect(empty.every(({ times, paga }) => times === 0 && paga === null)).toBe(true);
  });

  test('nomina reset --yes asks for no confirmation; with --json stdout has only the closed period', async () => {
    const gerente = await stage.signIn('Gerente');
    const { body: previa } = await stage.agency.call('nominaPrevia', { as: 'Gerente' });
    const { code, stdout, stderr } = await gerente.garita(['nomina', 'reset', '--yes', '--json']);
    expect({ code, closed: JSON.parse(stdout) }).toEqual({
      code: 0,
      closed: { cerrado: true, previa },
    });
    expect(stderr).not.toContain('Personas');
    expect(await openPeriodo()).not.toBe(previa.periodo);
  });

  test('nomina reset closes no period other than the one shown', async () => {
    const gerente = await stage.signIn('Gerente');
    const periodo = await openPeriodo();
    const { code, stderr } = await gerente.atTerminal(['nomina', 'reset'], async () => {
      await close('Fundadora');
      await credit('Oficial', 5);
      return `GAR-${periodo}\r`;
    });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'garita: Ese periodo ya se cerró. Revisa el que está abierto ahora.\n',
    );
    expect(
      (await gerente.json(['nomina', 'show'])).find(
        ({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === 'Oficial',
      ).times,
    ).toBe(5);
  });

  test('nomina reset refuses an empty period before the confirmation', async () => {
    await close('Fundadora');
    const gerente = await stage.signIn('Gerente');
    const empty = refused('No hay nada que cerrar: el periodo abierto está vacío.');
    expect(await gerente.garita(['nomina', 'reset', '--yes'])).toEqual(empty);
    expect(await gerente.garita(['nomina', 'reset', '--dry-run'])).toEqual(empty);
    expect(await gerente.atTerminal(['nomina', 'reset'], 'never asked')).toEqual(empty);
  });

  test.each(['Supervisora', 'Agente'])(
    'nomina reset is refused to %s, also with --dry-run',
    async (usuario) => {
      const somebody = await stage.signIn(usuario);
      const before = await stage.kept.read();
      expect(await somebody.garita(['nomina', 'reset', '--yes'])).toEqual(SIN_PERMISO);
      expect(await somebody.garita(['nomina', 'reset', '--dry-run'])).toEqual(SIN_PERMISO);
      expect(await stage.kept.read()).toEqual(before);
    },
  );
});

describe('nomina reopen', () => {
  test('nomina reopen --dry-run says what would happen and changes nothing', async () => {
    const periodo = await openPeriodo();
    await close('Gerente');
    const fundadora = await stage.signIn('Fundadora');
    const before = await stage.kept.read();
    const { code, stdout, stderr } = await fundadora.garita([
      'nomina',
      'reopen',
      '--dry-run',
      '--yes',
    ]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(
      `Última nómina cerrada de Agencia Garita en ${stage.servidor}:\n\nPeriodo      ${periodo}\n`,
    );
    expect(stderr).toMatch(/\nLo cerró {5}Gerente\n/);
    expect(
      stderr.endsWith(
        `el periodo ${await openPeriodo()}, vacío, desaparecería.\nNo se ha cambiado nada.\n`,
      ),
    ).toBe(true);
    expect(await fundadora.json(['nomina', 'reopen', '--dry-run'])).toMatchObject({
      reabierto: false,
      periodo: { id: periodo, encargadoNombre: 'Gerente' },
    });
    expect(await stage.kept.read()).toEqual(before);
  });

  test('nomina reopen at a terminal only reopens the period whose name is typed, with the same content', async () => {
    const periodo = await openPeriodo();
    const fundadora = await stage.signIn('Fundadora');
    const before = await fundadora.json(['nomina', 'show']);
    await close('Gerente');
    const closed = await stage.kept.read();
    expect(await fundadora.atTerminal(['nomina', 'reopen'], 'GAR\r')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no se ha cambiado nada.\n'),
    });
    expect(await stage.kept.read()).toEqual(closed);
    const { code, stderr } = await fundadora.atTerminal(['nomina', 'reopen'], `GAR-${periodo}\r`);
    expect(code).toBe(0);
    expect(stderr).toMatch(/Nómina reabierta: .+\.\n$/);
    expect(await openPeriodo()).toBe(periodo);
    expect(await fundadora.json(['nomina', 'show'])).toEqual(before);
  });

  test('with nomina reopen --yes --json stdout has only the reopened period', async () => {
    const periodo = await openPeriodo();
    await close('Gerente');
    expect(
      await (await stage.signIn('Fundadora')).json(['nomina', 'reopen', '--yes']),
    ).toMatchObject({ reabierto: true, periodo: { id: periodo } });
    expect(await openPeriodo()).toBe(periodo);
  });

  test('nomina reopen is refused once the next period has an entry, even if it arrived during the confirmation', async () => {
    const fundadora = await stage.signIn('Fundadora');
    const texto = 'El periodo abierto ya tiene anotaciones: el anterior no se puede reabrir.';
    expect(await fundadora.garita(['nomina', 'reopen', '--yes'])).toEqual(refused(texto));
    expect(await fundadora.garita(['nomina', 'reopen', '--dry-run'])).toEqual(refused(texto));
    const periodo = await openPeriodo();
    await close('Gerente');
    const late = await fundadora.atTerminal(['nomina', 'reopen'], async () => {
      await credit('Oficial', 5);
      return `GAR-${periodo}\r`;
    });
    expect(late).toMatchObject({ code: 1, stderr: expect.stringContaining(`garita: ${texto}\n`) });
    expect(await openPeriodo()).not.toBe(periodo);
  });

  test('nomina reopen is refused before the first closing', async () => {
    await stage.agency.db.deleteFrom('cierre_filas').execute();
    await stage.agency.db.deleteFrom('cierres').execute();
    expect(await (await stage.signIn('Fundadora')).garita(['nomina', 'reopen', '--yes'])).toEqual(
      refused('Todavía no se ha cerrado ningún periodo.'),
    );
  });

  test('nomina reopen is refused to everyone but the owner, also with --dry-run', async () => {
    await close('Gerente');
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    expect(await gerente.garita(['nomina', 'reopen', '--yes'])).toEqual(SIN_PERMISO);
    expect(await gerente.garita(['nomina', 'reopen', '--dry-run'])).toEqual(SIN_PERMISO);
    expect(await stage.kept.read()).toEqual(before);
  });
});

test.each(['reset', 'reopen'])(
  'nomina %s without a terminal and without --yes is a usage error, and sends no request',
  async (order) => {
    const texto = 'Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.';
    expect(await runHere(['nomina', order], stage.home.env)).toEqual(misused(texto));
  },
);
