import { ESPERA_PASE } from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async ({ call, db, idOf }) => {
  await call('actionFichar', { as: 'Gerente', body: { op: 0 } });
  await db.deleteFrom('tiempos').execute();
  for (const name of ['Recluta', 'Cabo', 'Agente'])
    await call('openTime', { as: 'Gerente', body: { bajo: await idOf(name), alto: -1 } });
});
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const as = (name: string) => stage.signIn(name);

describe('paselista', () => {
  test('paselista show lists the people to count, send counts them after their number is typed, and list shows the result', async () => {
    const gerente = await as('Gerente');
    const nombres = (await gerente.json(['paselista', 'show'])).map(
      ({ bajoNombre }: { bajoNombre: string }) => bajoNombre,
    );
    expect(nombres).toEqual(['Agente', 'Cabo', 'Recluta']);
    const args = [
      'paselista',
      'send',
      '--pausados',
      'cabo',
      '--fuera',
      'Agente',
      '--los-demas',
      '--queda',
      'Oficial',
    ];
    const planned =
      'Pasar lista: suma asistencia a Recluta; pausa el tiempo de Cabo; cancela sin abonar el tiempo de Agente. Tú sumas además 1 asistencia. Queda al cargo Oficial.\n';
    expect(await gerente.process([...args, '--dry-run'])).toEqual(
      ok(`${planned}No se ha cambiado nada.\n`),
    );
    const { code, stderr } = await gerente.atTerminal(args, '3 personas\r');
    expect(stderr).toContain(`${planned}No se puede deshacer.\n`);
    expect(code).toBe(0);
    expect((await gerente.json(['paselista', 'list']))[0]).toMatchObject({
      ...{ encargadoNombre: 'Gerente', queda: 'Oficial' },
      ...{ sumadosNombre: 'Recluta', pausadosNombre: 'Cabo', fuerabaseNombre: 'Agente' },
    });
    // The server's clock is fake, but the command measures the wait with the real clock.
    await stage.agency.db.updateTable('paselistas').set({ fecha: new Date() }).execute();
    expect(await gerente.garita(['paselista', 'send', '--los-demas', '--yes'])).toEqual(
      refused(PASE_LISTA.hacePoco(ESPERA_PASE)),
    );
  });

  test('paselista send refuses a person named twice, a person without an open time, and an empty list', async () => {
    const gerente = await as('Gerente');
    const send = (...args: string[]) => gerente.garita(['paselista', 'send', ...args, '--yes']);
    expect(await send('--sumados', 'Cabo', '--fuera', 'Cabo')).toEqual(
      misused('--sumados: Cada persona puede estar en una sola de las tres listas.'),
    );
    expect(await send('--sumados', 'Supervisora')).toEqual(
      refused('Supervisora no tiene ningún tiempo abierto.'),
    );
    expect(await send()).toEqual(
      misused('Di a quién se cuenta: --sumados, --pausados, --fuera o --los-demas.'),
    );
    expect((await send('--ausentes', 'Cabo')).code).toBe(2);
  });

  test('paselista is refused to users who may not see times, and to users who are not clocked in', async () => {
    const agente = await as('Agente');
    for (const args of [['list'], ['show'], ['send', '--los-demas', '--yes']])
      expect(await agente.garita(['paselista', ...args])).toEqual(SIN_PERMISO);
    await stage.agency.call('actionFichar', { as: 'Gerente', body: { op: 1, desligar: [] } });
    expect(
      await (await as('Gerente')).garita(['paselista', 'send', '--los-demas', '--yes']),
    ).toEqual(SIN_PERMISO);
  });
});

describe('tiempos', () => {
  test('tiempos waiting lists the times without a senior', async () => {
    const gerente = await as('Gerente');
    await gerente.garita(['tiempos', 'link', 'Cabo']);
    const nombres = (await gerente.json(['tiempos', 'waiting'])).map(
      ({ bajoNombre }: { bajoNombre: string }) => bajoNombre,
    );
    expect(nombres).toEqual(['Agente', 'Recluta']);
    expect(await (await as('Recluta')).garita(['tiempos', 'waiting'])).toEqual(SIN_PERMISO);
  });

  test('tiempos show prints another person’s time, or the user’s own', async () => {
    const [gerente, recluta] = [await as('Gerente'), await as('Recluta')];
    const { code, stdout } = await gerente.garita(['tiempos', 'show', 'recluta']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usuario +Recluta\nTiempo abierto +0/);
    expect((await gerente.json(['tiempos', 'show', 'Recluta'])).logs.at(-1)).toMatchObject({
      encargado: 'Gerente',
    });
    expect(await recluta.json(['tiempos', 'show'])).toMatchObject({ nombre: 'Recluta' });
    expect(await recluta.garita(['tiempos', 'show', 'Cabo'])).toEqual(SIN_PERMISO);
    expect((await recluta.garita(['tiempos', 'show', '--nada'])).code).toBe(2);
  });
});

test('fichajes list prints the user’s own clock-ins; fichajes inside prints the clocked-in people with their status', async () => {
  const oficial = await as('Oficial');
  const mine = await oficial.json(['fichajes', 'list']);
  expect(mine[0]).toMatchObject({ usuarioNombre: 'Oficial', salida: '-' });
  const { stdout } = await oficial.garita(['fichajes', 'list']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(mine.length + 1);
  expect(stdout).toMatch(/^ *Id +Día +Entrada +Salida +Tiempo\n/);
  const dentro = await oficial.json(['fichajes', 'inside']);
  expect(dentro.find(({ usuario }: { usuario: string }) => usuario === 'Oficial')).toMatchObject({
    estado: 'De guardia en la puerta norte',
  });
  expect((await oficial.garita(['fichajes', 'inside', 'Oficial'])).code).toBe(2);
});

describe('estados', () => {
  test('estados set posts a status once, show and list have it, delete removes it', async () => {
    const agente = await as('Agente');
    expect(await agente.process(['estados', 'set', 'Vuelvo pronto', '--dry-run'])).toEqual(
      ok('Poner tu estado: «Vuelvo pronto».\nNo se ha cambiado nada.\n'),
    );
    expect(await agente.garita(['estados', 'set', 'Vuelvo pronto'])).toEqual(
      ok('Estado guardado correctamente.\n'),
    );
    expect(await agente.json(['estados', 'show'])).toMatchObject([{ mensaje: 'Vuelvo pronto' }]);
    expect((await agente.json(['estados', 'list']))[0]).toMatchObject({ usuarioNombre: 'Agente' });
    expect(await agente.garita(['estados', 'set', 'Otro'])).toEqual(
      refused(
        'Ya tienes un estado. Bórralo antes de poner otro. Se borra con «garita estados delete».',
      ),
    );
    const { stderr } = await agente.atTerminal(['estados', 'delete'], 'Agente\r');
    expect(stderr).toContain('Borrar el estado de Agente: «Vuelvo pronto».\n');
    expect(await agente.garita(['estados', 'delete', '--yes'])).toEqual(
      notFound('No tienes ningún estado.'),
    );
  });

  test('estados delete for another person’s status is refused to users outside the gerencia, and estados set refuses a status that is too long', async () => {
    const [gerente, agente] = [await as('Gerente'), await as('Agente')];
    expect(await agente.garita(['estados', 'delete', 'Oficial', '--yes'])).toEqual(SIN_PERMISO);
    expect(await gerente.garita(['estados', 'delete', 'oficial', '--yes'])).toEqual(
      ok('Estado borrado correctamente.\n'),
    );
    expect(await gerente.garita(['estados', 'delete', 'oficial', '--yes'])).toEqual(
      notFound('Oficial no tiene ningún estado.'),
    );
    expect(await agente.garita(['estados', 'set', 'x'.repeat(101)])).toEqual(
      misused('texto: No mas de 100 caracteres.'),
    );
    expect((await agente.garita(['estados', 'set'])).code).toBe(2);
  });
});

describe('ausencias add', () => {
  const add = async (name: string, ...args: string[]) =>
    (await as(name)).garita(['ausencias', 'add', ...args]);

  test('ausencias add requests an absence; a second request is refused while the first is pending', async () => {
    const days = ['--desde', '2026-11-24', '--hasta', '2026-11-25', '--motivo', 'Viaje'];
    expect(await add('Recluta', ...days, '--dry-run')).toEqual(
      ok('Avisar de que no estarás, del 24 al 25 nov 2026: «Viaje».\nNo se ha cambiado nada.\n'),
    );
    expect(await add('Recluta', ...days)).toEqual(ok('Ausencia enviada correctamente.\n'));
    expect(await add('Recluta', ...days)).toEqual(refused('Ya tienes una ausencia en espera.'));
    expect((await stage.agency.call('getMyAusencias', { as: 'Recluta' })).body).toMatchObject([
      { inicio: '2026-11-24', final: '2026-11-25', estado: 0 },
    ]);
  });

  test.each([
    [
      ['--desde', '2026-11-25', '--hasta', '2026-11-24', '--motivo', 'Viaje'],
      '--desde: Fecha inicio no puede ser mayor a Fecha final.',
    ],
    [
      ['--desde', '2026-11-01', '--motivo', 'Viaje'],
      '--desde: Fecha inicio no puede ser anterior a hoy.',
    ],
    [['--desde', 'mañana', '--motivo', 'Viaje'], '--desde: Esa fecha no existe.'],
    [['--desde', '2026-11-25', '--motivo', ' '], 'Falta «--motivo». Usa --help para ver la ayuda.'],
  ])(
    'ausencias add %j is a usage error, and the message says what is wrong',
    async (args, texto) => {
      expect(await add('Recluta', ...args)).toEqual(misused(texto));
    },
  );
});

describe('empleadomes', () => {
  test('empleadomes add and delete take several people; those already in that state are reported', async () => {
    const gerente = await as('Gerente');
    expect(await gerente.process(['empleadomes', 'add', 'recluta', '--dry-run'])).toEqual(
      ok('Hacer a Recluta empleado del mes.\nNo se ha cambiado nada.\n'),
    );
    expect(
      await gerente.garita(['empleadomes', 'add', 'Recluta', 'Oficial', '--yes']),
    ).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Hechas: 1 de 2; 1 ya lo estaba.'),
    });
    expect(await gerente.garita(['empleadomes', 'add', 'Oficial'])).toEqual(
      refused('Oficial ya es empleado del mes.'),
    );
    const now = async () =>
      (await gerente.json(['empleadomes', 'show'])).map(
        ({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre,
      );
    expect(await now()).toEqual(['Recluta', 'Agente', 'Oficial']);
    expect(await gerente.garita(['empleadomes', 'delete', 'Recluta'])).toEqual(
      ok('Recluta ya no es empleado del mes.\n'),
    );
    expect(await now()).toEqual(['Agente', 'Oficial']);
    expect(await gerente.garita(['empleadomes', 'delete', 'Recluta'])).toEqual(
      refused('Recluta ya no es empleado del mes.'),
    );
    expect(await gerente.garita(['empleadomes', 'delete', 'Gerente'])).toEqual(
      refused('Gerente no es empleado del mes.'),
    );
    expect((await gerente.json(['empleadomes', 'list']))[0]).toMatchObject({
      usuarioNombre: 'Recluta',
      estado: 1,
    });
  });

  test('empleadomes list, add and delete are refused to a user without the right, and add without a person is a usage error', async () => {
    const agente = await as('Agente');
    for (const args of [['list'], ['add', 'Recluta'], ['delete', 'Oficial']])
      expect(await agente.garita(['empleadomes', ...args])).toEqual(SIN_PERMISO);
    expect(await agente.json(['empleadomes', 'show'])).toHaveLength(2);
    expect(await agente.garita(['empleadomes', 'add'])).toEqual(
      misused('Falta «Usuario». Usa --help para ver la ayuda.'),
    );
  });
});
