import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { misused, openStage } from './testing/openStage';

const stage = openStage(async ({ call, idOf }) => {
  for (const [nombre, creditos] of [
    ['Recluta', 15],
    ['Agente', 50],
    ['Cabo', 5],
  ] as const) {
    await call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await idOf(nombre), motivo: `Falta de ${nombre}`, creditos },
    });
  }
});

describe('any list', () => {
  test('a list takes fields, filters, an order and a limit', async () => {
    const boss = await stage.signIn('Gerente');
    const view = [
      '--filtro',
      'motivo~falta de',
      '--filtro',
      'créditos>=15',
      '--orden',
      '-creditos',
    ];
    const { code, stdout, stderr } = await boss.process([
      'multas',
      'list',
      '--campos',
      'usuario,créditos',
      ...view,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe('Usuario  Créditos\nAgente        50c\nRecluta       15c\n');
    expect(
      (await boss.garita(['multas', 'list', '--csv', '--campos', 'usuario', ...view])).stdout,
    ).toBe('Usuario\r\nAgente\r\nRecluta\r\n');
    expect(
      await boss.json(['multas', 'list', '--campos', 'motivo,creditos', '--limite', '1', ...view]),
    ).toEqual([{ motivo: 'Falta de Agente', creditos: 50 }]);
  });

  test('the lists of people, payroll, log entries and promotions take --limite and --filtro alike', async () => {
    const boss = await stage.signIn('Fundadora');
    for (const list of [
      ['usuarios', 'list'],
      ['nomina', 'show'],
      ['registros', 'ascensos'],
      ['ascensos', 'list'],
    ]) {
      const [first] = await boss.json([...list, '--limite', '1']);
      expect(Object.keys(first).length, list.join(' ')).toBeGreaterThan(1);
      expect(await boss.json([...list, '--filtro', 'usuario=nadie'])).toEqual([]);
    }
    expect((await boss.garita(['nomina', 'show'])).stdout).toContain('\nTotal: ');
    expect((await boss.garita(['nomina', 'show', '--limite', '1'])).stdout).not.toContain('Total');
  });

  test('any list takes --formato for JSON, CSV, or ids for another command', async () => {
    const boss = await stage.signIn('Gerente');
    const write = async (...form: string[]) =>
      (
        await boss.garita([
          'multas',
          'list',
          '--filtro',
          'motivo~falta de',
          '--filtro',
          'créditos>=15',
          ...form,
        ])
      ).stdout;
    for (const form of ['json', 'csv'])
      expect(await write('--formato', form)).toBe(await write(`--${form}`));
    const ids = (await write('--formato', 'ids', '--orden', 'usuario')).split('\n');
    const known = (await boss.json([
      'multas',
      'list',
      '--filtro',
      'motivo~falta de',
      '--orden',
      'usuario',
    ])) as {
      id: number;
    }[];
    expect(ids).toEqual([String(known[0]?.id), String(known[2]?.id), '']);
    expect(await boss.garita(['multas', 'collect', ...ids.filter(Boolean), '--yes'])).toMatchObject(
      {
        code: 0,
        stderr: expect.stringContaining('Hechas: 2 de 2'),
      },
    );
    expect(await write('--formato', 'ids', '--filtro', 'usuario=nadie')).toBe('');
  });

  test.each([
    [['multas', 'list', '--json'], '--formato <formato>» y «--json'],
    [['multas', 'list', '--campos', 'usuario'], '--formato ids» y «--campos'],
    [['fichajes', 'active', '--watch'], '--formato ids» y «--watch'],
    [['pulso', 'hours'], 'La lista no tiene el campo «id»'],
  ])('the list %j gives no ids, and says why', async (args, text) => {
    const { code, stdout, stderr } = await (await stage.signIn('Fundadora')).garita([
      ...args,
      '--formato',
      'ids',
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(text);
  });

  test.each([
    [['--filtro', 'creditos'], '--filtro: «creditos» no es campo=valor.'],
    [['--orden', 'crditos'], 'La lista no tiene el campo «crditos». ¿Quisiste decir creditos?'],
    [['--limite', '0'], '--limite: debe ser al menos 1.'],
    [
      ['--limite', '1', '--todo'],
      'No se pueden usar a la vez «--todo» y «--limite <número>». Usa --help para ver la ayuda.',
    ],
  ])('the list with %j is a usage error', async (args, text) => {
    expect(await (await stage.signIn('Gerente')).garita(['multas', 'list', ...args])).toEqual(
      misused(text),
    );
  });
});

describe('--watch', () => {
  test('--watch reports people who come in and leave as it happens, until it is stopped', async () => {
    const { agency } = stage;
    const boss = await stage.signIn('Fundadora');
    const child = await boss.start([
      'fichajes',
      'active',
      '--watch',
      '--cada',
      '1',
      '--campos',
      'usuario',
      '--filtro',
      'usuario=cabo',
    ]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    await agency.call('actionFichar', { as: 'Cabo', body: { op: 0 } });
    expect((await lines.next()).value).toBe('+ Cabo');
    await agency.call('actionFichar', { as: 'Cabo', body: { op: 1 } });
    expect((await lines.next()).value).toBe('- Cabo');
    const closed = once(child, 'close');
    child.kill('SIGINT');
    await closed;
  });

  test('--watch with --json writes each state as one line', async () => {
    const boss = await stage.signIn('Fundadora');
    const child = await boss.start([
      'fichajes',
      'active',
      '--watch',
      '--json',
      '--campos',
      'usuarioNombre',
    ]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect(JSON.parse((await lines.next()).value)).toBeInstanceOf(Array);
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  });

  test('--watch is refused with --csv, and to users without the permission', async () => {
    const args = ['fichajes', 'active', '--watch'];
    expect(await (await stage.signIn('Gerente')).garita([...args, '--csv'])).toEqual(
      misused('No se pueden usar a la vez «--csv» y «--watch».'),
    );
    expect(await (await stage.signIn('Recluta')).garita(args)).toMatchObject({
      code: 1,
      stdout: '',
    });
  });
});
