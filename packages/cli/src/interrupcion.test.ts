import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStage, readLines } from './testing/openStage';
import { startFaultyProxy } from './testing/startFaultyProxy';

const stage = openStage();
const openBetween = startFaultyProxy();

const ADD = ['multas', 'add', '--yes', '--archivo'];
const FILE = 'Usuario,Motivo\nRecluta,Uno\nRecluta,Dos\nRecluta,Tres\nRecluta,Cuatro\n';
const STOPPING =
  'Se acaba la línea en curso y no se envía ninguna más. Otro Ctrl-C termina al momento.\n';

const motivos = async () =>
  ((await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as { motivo: string }[]).map(
    ({ motivo }) => motivo,
  );

async function startHeld(...flags: string[]) {
  let release = () => {};
  const held = new Promise<'pass'>((resolve) => {
    release = () => resolve('pass');
  });
  let arrived = () => {};
  const second = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const hold = (write: number) => {
    if (write !== 2) return 'pass' as const;
    arrived();
    return held;
  };
  const gerente = await stage.signIn('Gerente', await openBetween(stage.servidor, hold));
  const child = await gerente.start([...ADD, stage.write(FILE), ...flags]);
  const shown = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (part: Buffer) => {
      shown[name] += part.toString();
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const see = async (name: 'stdout' | 'stderr', text: string) => {
    while (!shown[name].includes(text)) await setTimeout(5);
  };
  await second;
  await see('stdout', 'hecha');
  return { child, shown, ended, see, release };
}

describe('a bulk run', () => {
  test('a bulk run reports each line as soon as the line is done', async () => {
    const { shown, ended, release } = await startHeld('--csv');
    expect(shown.stdout.split('\r\n').slice(1, -1)).toEqual([
      '2,hecha,Multa de 0c a Recluta: «Uno»,Multa puesta a Recluta',
    ]);
    release();
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(shown.stdout.split('\r\n')).toHaveLength(6);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'a bulk run that gets %s finishes its line, reports what was done and ends with %i',
    async (signal, code) => {
      const { child, shown, ended, see, release } = await startHeld('--json');
      child.kill(signal);
      await see('stderr', STOPPING);
      release();
      expect(await ended).toEqual({ code, signal: null });
      expect(readLines(shown.stdout)).toMatchObject([
        { linea: 2, resultado: 'hecha' },
        { linea: 3, resultado: 'hecha' },
        { linea: 4, resultado: 'sin enviar' },
        { linea: 5, resultado: 'sin enviar' },
      ]);
      expect(shown.stderr).toMatch(
        /Hechas: 2 de 4\.\nSin enviar: 2, desde la línea 4\.\nSe ha interrumpido\. Antes de 24 horas .*\n$/,
      );
      expect((await motivos()).slice(0, 2)).toEqual(['Dos', 'Uno']);
    },
  );

  test('a bulk run that gets a signal leaves unsent lines out of a table', async () => {
    const { child, shown, ended, see, release } = await startHeld();
    child.kill('SIGINT');
    await see('stderr', STOPPING);
    release();
    expect(await ended).toEqual({ code: 130, signal: null });
    expect(shown.stdout.trimEnd().split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {4}2 {2}hecha /),
      expect.stringMatching(/^ {4}3 {2}hecha /),
    ]);
  });

  test('a bulk run ends at once on the second signal', async () => {
    const { child, ended, see, release } = await startHeld();
    child.kill('SIGINT');
    await see('stderr', STOPPING);
    // A second SIGINT within 300 ms counts as the first: the parent process may have forwarded it.
    child.kill('SIGINT');
    await setTimeout(400);
    expect(child.signalCode).toBeNull();
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: null, signal: 'SIGINT' });
    release();
  });

  test('a bulk run killed with several lines in flight is completed when the file is sent again: each line is done once, in each person’s order', async () => {
    const people = ['Recluta', 'Agente', 'Oficial', 'Supervisora', 'Cabo'];
    const lines = Array.from(
      { length: 25 },
      (_, i) => `${people[i % people.length]},Falta ${String(i).padStart(2, '0')}`,
    );
    const file = `Usuario,Motivo\n${lines.join('\n')}\n`;
    let seen = () => {};
    const several = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const never = new Promise<'pass'>(() => undefined);
    const fate = (write: number) => {
      // After eleven answers five requests are in flight.
      if (write === 16) seen();
      return write < 12 ? ('pass' as const) : never;
    };
    const gerente = await stage.signIn('Gerente', await openBetween(stage.servidor, fate));
    const child = await gerente.start([...ADD, stage.write(file), '--json']);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await several;
    child.kill('SIGKILL');
    await ended;
    const again: { resultado: string }[] = await (await stage.signIn('Gerente')).json([
      ...ADD,
      stage.write(file),
    ]);
    expect(again.map(({ resultado }) => resultado)).toEqual(
      lines.map((_, i) => (i < 16 ? 'ya hecha' : 'hecha')),
    );
    const multas = (await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as {
      usuarioNombre: string;
      motivo: string;
    }[];
    const added = multas.filter(({ motivo }) => motivo.startsWith('Falta ')).reverse();
    expect(added).toHaveLength(lines.length);
    for (const persona of people) {
      const own = added
        .filter(({ usuarioNombre }) => usuarioNombre === persona)
        .map(({ motivo }) => motivo);
      expect(own, persona).toEqual(own.toSorted());
    }
  });

  test('a bulk run continues after its reader closes stdout', async () => {
    const { child, shown, ended, release } = await startHeld();
    child.stdout.destroy();
    release();
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(shown.stderr).toBe('Hechas: 4 de 4.\n');
    expect((await motivos()).slice(0, 4)).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno']);
  });

  test('a bulk run waits when the portal limits requests, says so, and sends the same line again', async () => {
    const gerente = await stage.signIn(
      'Gerente',
      await openBetween(stage.servidor, (write) => (write === 2 ? 'too many' : 'pass')),
    );
    const { code, stdout, stderr } = await gerente.atTerminal(
      [...ADD, stage.write(FILE), '--json'],
      '',
    );
    expect({ code, resultados: readLines(stdout).map(({ resultado }) => resultado) }).toEqual({
      code: 0,
      resultados: Array(4).fill('hecha'),
    });
    expect(stderr).toContain('1 de 4 · el portal pide esperar 1 s\r');
    expect(stderr.endsWith('Hechas: 4 de 4.\n')).toBe(true);
    expect((await motivos()).slice(0, 4)).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno']);
  });

  test('a bulk run shows its progress at a terminal, only on stderr', async () => {
    const gerente = await stage.signIn('Gerente');
    const { stdout, stderr } = await gerente.atTerminal([...ADD, stage.write(FILE)], '');
    expect(stderr.replaceAll('\u001B[K', '').split('\r').filter(Boolean)).toEqual([
      '0 de 4…',
      '1 de 4…',
      '2 de 4…',
      '3 de 4…',
      '4 de 4…',
      'Hechas: 4 de 4.\n',
    ]);
    for (const mark of [' de 4', '\u001B']) expect(stdout).not.toContain(mark);
    const piped = await gerente.garita([...ADD, '-', '--json'], `${FILE}\n`);
    expect(piped.stderr).toBe('Hechas: 4 de 4.\n');
  });
});
