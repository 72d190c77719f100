import { expect, test } from 'vitest';
import { misused, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async (agency) => {
  await agency.call('actionFichar', { as: 'Supervisora', body: { op: 0 } });
});
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const tiempos = async () =>
  (await stage.agency.call('getAllTime', { as: 'Supervisora' })).body as {
    bajoNombre: string;
    pausa: number;
    alto: number;
  }[];

test('a time is opened, paused, resumed, unlinked, linked, adjusted and confirmed', async () => {
  const supervisora = await stage.signIn('Supervisora');
  const act = (...args: string[]) => supervisora.garita(['tiempos', ...args]);
  expect(await supervisora.process(['tiempos', 'open', 'Recluta', '--dry-run'])).toEqual(
    ok('Abrir un tiempo a Recluta, a tu cargo.\nNo se ha cambiado nada.\n'),
  );
  expect(await act('open', 'Recluta')).toEqual(ok('Tiempo abierto correctamente.\n'));
  expect(await act('open', 'Recluta')).toMatchObject({
    code: 1,
    stderr: 'garita: Esa persona ya tiene un tiempo abierto.\n',
  });
  expect(await act('pause', 'recluta')).toEqual(ok('Tiempo pausado correctamente.\n'));
  expect(await act('pause', 'Recluta')).toEqual(refused('El tiempo de Recluta ya está pausado.'));
  expect(await act('confirm', 'Recluta', '--yes')).toEqual(
    refused('Recluta: Ese tiempo está pausado.'),
  );
  expect(await act('resume', 'Recluta')).toEqual(ok('Tiempo reanudado correctamente.\n'));
  expect(await act('resume', 'Recluta')).toEqual(refused('El tiempo de Recluta no está pausado.'));
  expect(await act('unlink', 'Recluta')).toEqual(ok('Tiempo desligado correctamente.\n'));
  expect(await act('link', 'Recluta')).toEqual(ok('Tiempo ligado correctamente.\n'));
  expect(await act('link', 'Recluta')).toEqual(refused('El tiempo de Recluta ya tiene encargado.'));
  expect(await act('adjust', 'Recluta', '--minutos', '5')).toEqual(
    ok('Tiempo ajustado correctamente.\n'),
  );
  expect(await act('adjust', 'Recluta', '--minutos', '0')).toEqual(
    misused('--minutos: Se requiere minimo 1 minuto.'),
  );
  expect(await act('confirm', 'Recluta')).toEqual(
    misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
  );
  expect(await act('confirm', 'Recluta', '--yes')).toEqual(
    ok('Tiempo confirmado correctamente.\n'),
  );
  expect(await act('cancel', 'Recluta', '--yes')).toEqual(
    refused('Recluta no tiene ningún tiempo abierto.'),
  );
});

test('several people are named at once, reported line by line, and each refusal names its person', async () => {
  const supervisora = await stage.signIn('Supervisora');
  const before = (await tiempos()).length;
  const { code, stdout } = await supervisora.garita([
    'tiempos',
    'open',
    'Recluta',
    'Cabo',
    '--yes',
    '--csv',
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain(
    '1,hecha,"Abrir un tiempo a Recluta, a tu cargo",Tiempo abierto correctamente',
  );
  expect(stdout).toContain(
    '2,hecha,"Abrir un tiempo a Cabo, a tu cargo",Tiempo abierto correctamente',
  );
  expect(await tiempos()).toHaveLength(before + 2);
  // Commands with several names use new keys each time, so nothing is replayed.
  for (const verb of ['pause', 'resume', 'pause', 'resume']) {
    expect(
      (await supervisora.garita(['tiempos', verb, 'Recluta', 'Cabo', '--yes'])).stderr,
    ).toContain('Hechas: 2 de 2.');
  }
  const file = stage.write('Usuario\nRecluta\nCabo\n');
  expect(
    (await supervisora.garita(['tiempos', 'cancel', '--archivo', file, '--yes'])).stderr,
  ).toContain('Hechas: 2 de 2.');
  expect(await tiempos()).toHaveLength(before);
  const nadie = await supervisora.garita(['tiempos', 'pause', 'Recluta', 'Nadie', '--yes']);
  expect(nadie).toMatchObject({ code: 2, stdout: '' });
  expect(nadie.stderr).toMatch(
    /^Nadie: .+\ngarita: 1 línea no vale: no se ha enviado ninguna\.\n$/,
  );
});

test('a partly applied file can be sent again: finished lines are reported as done, the others are applied', async () => {
  const supervisora = await stage.signIn('Supervisora');
  await supervisora.garita(['tiempos', 'open', 'Recluta', 'Cabo', '--yes']);
  await supervisora.garita(['tiempos', 'pause', 'Recluta']);
  const file = stage.write('Usuario\nRecluta\nCabo\n');
  const paused = await supervisora.garita(['tiempos', 'pause', '--archivo', file, '--yes']);
  expect(paused).toMatchObject({ code: 0, stderr: 'Hechas: 1 de 2; 1 ya lo estaba.\n' });
  await supervisora.garita(['tiempos', 'cancel', 'Recluta', '--yes']);
  const cancelled = await supervisora.garita([
    'tiempos',
    'cancel',
    '--archivo',
    file,
    '--yes',
    '--csv',
  ]);
  expect(cancelled.code).toBe(1);
  expect(cancelled.stdout).toContain(
    '2,rechazada,Cancelar el tiempo de Recluta,Recluta no tiene ningún tiempo abierto.',
  );
  expect(cancelled.stdout).toContain(
    '3,hecha,Cancelar el tiempo de Cabo,Tiempo cancelado correctamente',
  );
});

test('tiempos commands are refused without the permission or a clock-in, and nothing is sent for a wrong flag', async () => {
  const agente = await stage.signIn('Agente');
  for (const args of [
    ['open', 'Recluta'],
    ['pause', 'Recluta'],
    ['adjust', 'Recluta', '--minutos', '5'],
  ])
    expect(await agente.garita(['tiempos', ...args])).toEqual(SIN_PERMISO);
  expect((await agente.garita(['tiempos', 'pause', '--nada'])).code).toBe(2);
  expect(await agente.garita(['tiempos', 'pause'])).toEqual(
    misused('Falta «Usuario». Usa --help para ver la ayuda.'),
  );
});
