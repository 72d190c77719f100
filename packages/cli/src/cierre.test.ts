import { type KeptDatabase, keepDatabase } from '@garita/server/src/testing/keepDatabase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBundle, createHome, type Home } from './testing/createHome';
import { openPortal, type Portal } from './testing/openPortal';
import { runAtTerminal } from './testing/runAtTerminal';
import { runHere } from './testing/runHere';

let portal: Portal;
let home: Home;
let kept: KeptDatabase;
beforeAll(async () => {
  portal = await openPortal();
  home = createHome();
  await credit('Oficial', 100_000);
  kept = await keepDatabase(portal.agency.db);
  await buildBundle();
});
beforeEach(() => kept.restore());
afterAll(async () => {
  home.remove();
  await portal.close();
});

const openPeriodo = async () => (await portal.agency.db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow()).id;

async function credit(usuario: string, cantidad: number): Promise<void> {
  const { db, idOf, now } = portal.agency;
  const entry = { usuario_id: await idOf(usuario), periodo_id: await openPeriodo(), tipo: 'minutos' as const, cantidad, motivo: 'Prueba', fecha: now() };
  await db.insertInto('nomina').values(entry).execute();
}

/** Somebody who has signed in: their commands then change nothing of the database by signing in. */
async function signIn(usuario: string) {
  const env = { GARITA_URL: portal.servidor, GARITA_TOKEN: await portal.agency.keyOf(usuario) };
  return {
    nomina: (...args: string[]) => runHere(['nomina', ...args], { ...home.env, ...env }),
    asProcess: (...args: string[]) => home.garita(['nomina', ...args], { env }),
    atTerminal: (order: string, typed: string | (() => Promise<string>)) =>
      runAtTerminal(['nomina', order], { ...home.env, ...env }, [['para confirmar: ', typed]]),
    json: async (...args: string[]) => JSON.parse((await runHere(['nomina', ...args, '--json'], { ...home.env, ...env })).stdout),
  };
}

const close = (as: string) => portal.agency.call('actionReiniciar', { as, body: { op: 0 } });
const refused = (texto: string) => ({ code: 1, stdout: '', stderr: `garita: ${texto}\n` });

describe('nomina reset', () => {
  test('with --dry-run shows what would be closed, and changes nothing, whatever --yes says', async () => {
    const gerente = await signIn('Gerente');
    const { body: previa } = await portal.agency.call('nominaPrevia', { as: 'Gerente' });
    const before = await kept.read();
    const { code, stdout, stderr } = await gerente.nomina('reset', '--dry-run', '--yes');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(`Nómina abierta de Agencia Garita en ${portal.servidor}:\n\nPeriodo      ${previa.periodo}\nAbierto      `);
    expect(stderr).toMatch(new RegExp(`\nPersonas {5}${previa.personas}\nAnotaciones {2}${previa.anotaciones}\n`));
    expect(stderr).toMatch(new RegExp(`\nPagas {8}${previa.pagas}\nCréditos {5}${previa.monto}c\n`));
    expect(stderr).toMatch(/No se ha cambiado nada\.\n$/);
    expect(stderr).not.toContain('\u001b');
    expect(await gerente.json('reset', '--dry-run')).toEqual({ cerrado: false, previa });
    expect(await kept.read()).toEqual(before);
  });

  test.each(['sí\r', 'GAR\r', 'gar-1\r', '\r', '\u0003'])('at a terminal, %j changes nothing', async (typed) => {
    const gerente = await signIn('Gerente');
    const before = await kept.read();
    expect(await gerente.atTerminal('reset', typed)).toMatchObject({ code: 2, stdout: '' });
    expect(await kept.read()).toEqual(before);
  });

  test('at a terminal, the period’s name closes it; what was in it can still be read whole (LPG-15)', async () => {
    const gerente = await signIn('Gerente');
    const periodo = await openPeriodo();
    const days = ['--desde', '2026-11-01', '--hasta', '2026-11-30'];
    const [before, between] = [await gerente.json('show'), await gerente.json('show', ...days)];
    const { code, stdout, stderr } = await gerente.atTerminal('reset', `GAR-${periodo}\r`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/Nómina reiniciada: \d+ filas? cerradas?\.\n/);
    expect(stderr.endsWith(`«garita nomina show --periodo ${periodo}».\n`)).toBe(true);
    expect(await openPeriodo()).not.toBe(periodo);
    expect(await gerente.json('show', '--periodo', String(periodo))).toEqual(before);
    expect(await gerente.json('show', ...days)).toEqual(between);
    const empty: { times: number; paga: number | null }[] = await gerente.json('show');
    expect(empty.every(({ times, paga }) => times === 0 && paga === null)).toBe(true);
  });

  test('with --yes asks nothing; with --json what was closed stands alone on stdout', async () => {
    const gerente = await signIn('Gerente');
    const { body: previa } = await portal.agency.call('nominaPrevia', { as: 'Gerente' });
    const { code, stdout, stderr } = await gerente.asProcess('reset', '--yes', '--json');
    expect({ code, closed: JSON.parse(stdout) }).toEqual({ code: 0, closed: { cerrado: true, previa } });
    expect(stderr).not.toContain('Personas');
    expect(await openPeriodo()).not.toBe(previa.periodo);
  });

  test('closes no other period than the one that was shown', async () => {
    const gerente = await signIn('Gerente');
    const periodo = await openPeriodo();
    const { code, stderr } = await gerente.atTerminal('reset', async () => {
      await close('Fundadora');
      await credit('Oficial', 5);
      return `GAR-${periodo}\r`;
    });
    expect(code).toBe(1);
    expect(stderr).toContain('garita: Ese periodo ya se cerró. Revisa el que está abierto ahora.\n');
    expect((await gerente.json('show')).find(({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === 'Oficial').times).toBe(5);
  });

  test('of an empty period is refused before anybody is asked', async () => {
    await close('Fundadora');
    const gerente = await signIn('Gerente');
    const empty = refused('No hay nada que cerrar: el periodo abierto está vacío.');
    expect(await gerente.nomina('reset', '--yes')).toEqual(empty);
    expect(await gerente.nomina('reset', '--dry-run')).toEqual(empty);
    expect(await gerente.atTerminal('reset', 'never asked')).toEqual(empty);
  });

  test.each(['Supervisora', 'Agente'])('by %s is refused, and --dry-run says so too', async (usuario) => {
    const somebody = await signIn(usuario);
    const before = await kept.read();
    expect(await somebody.nomina('reset', '--yes')).toEqual(refused('No tienes permiso para hacer esto.'));
    expect(await somebody.nomina('reset', '--dry-run')).toEqual(refused('No tienes permiso para hacer esto.'));
    expect(await kept.read()).toEqual(before);
  });
});

describe('nomina reopen', () => {
  test('with --dry-run says what would happen, and changes nothing', async () => {
    const periodo = await openPeriodo();
    await close('Gerente');
    const fundadora = await signIn('Fundadora');
    const before = await kept.read();
    const { code, stdout, stderr } = await fundadora.nomina('reopen', '--dry-run', '--yes');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(`Última nómina cerrada de Agencia Garita en ${portal.servidor}:\n\nPeriodo      ${periodo}\n`);
    expect(stderr).toMatch(/\nLo cerró {5}Gerente\n/);
    expect(stderr.endsWith(`el periodo ${await openPeriodo()}, vacío, desaparecería.\nNo se ha cambiado nada.\n`)).toBe(true);
    expect(await fundadora.json('reopen', '--dry-run')).toMatchObject({ reabierto: false, periodo: { id: periodo, encargadoNombre: 'Gerente' } });
    expect(await kept.read()).toEqual(before);
  });

  test('at a terminal, the period’s name opens it again as it was, and nothing else does', async () => {
    const periodo = await openPeriodo();
    const fundadora = await signIn('Fundadora');
    const before = await fundadora.json('show');
    await close('Gerente');
    const closed = await kept.read();
    expect(await fundadora.atTerminal('reopen', 'GAR\r')).toMatchObject({ code: 2, stderr: expect.stringContaining('no se ha cambiado nada.\n') });
    expect(await kept.read()).toEqual(closed);
    const { code, stderr } = await fundadora.atTerminal('reopen', `GAR-${periodo}\r`);
    expect(code).toBe(0);
    expect(stderr).toMatch(/Nómina reabierta: .+\.\n$/);
    expect(await openPeriodo()).toBe(periodo);
    expect(await fundadora.json('show')).toEqual(before);
  });

  test('with --yes and --json has what was opened again alone on stdout', async () => {
    const periodo = await openPeriodo();
    await close('Gerente');
    expect(await (await signIn('Fundadora')).json('reopen', '--yes')).toMatchObject({ reabierto: true, periodo: { id: periodo } });
    expect(await openPeriodo()).toBe(periodo);
  });

  test('is refused once the next period has an entry, also one that came while they looked', async () => {
    const fundadora = await signIn('Fundadora');
    const texto = 'El periodo abierto ya tiene anotaciones: el anterior no se puede reabrir.';
    expect(await fundadora.nomina('reopen', '--yes')).toEqual(refused(texto));
    expect(await fundadora.nomina('reopen', '--dry-run')).toEqual(refused(texto));
    const periodo = await openPeriodo();
    await close('Gerente');
    const late = await fundadora.atTerminal('reopen', async () => {
      await credit('Oficial', 5);
      return `GAR-${periodo}\r`;
    });
    expect(late).toMatchObject({ code: 1, stderr: expect.stringContaining(`garita: ${texto}\n`) });
    expect(await openPeriodo()).not.toBe(periodo);
  });

  test('before the first closing finds nothing to open', async () => {
    await portal.agency.db.deleteFrom('cierre_filas').execute();
    await portal.agency.db.deleteFrom('cierres').execute();
    expect(await (await signIn('Fundadora')).nomina('reopen', '--yes')).toEqual(refused('Todavía no se ha cerrado ningún periodo.'));
  });

  test('is for the owner alone, and --dry-run says so too', async () => {
    await close('Gerente');
    const gerente = await signIn('Gerente');
    const before = await kept.read();
    expect(await gerente.nomina('reopen', '--yes')).toEqual(refused('No tienes permiso para hacer esto.'));
    expect(await gerente.nomina('reopen', '--dry-run')).toEqual(refused('No tienes permiso para hacer esto.'));
    expect(await kept.read()).toEqual(before);
  });
});

test.each(['reset', 'reopen'])('nomina %s without a terminal and without --yes is wrong use, before anything is looked up', async (order) => {
  expect(await home.garita(['nomina', order])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'garita: Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.\n',
  });
});
