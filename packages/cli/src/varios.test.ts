import { CREDITOS } from '@garita/domain/formato/moneda';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { taskOf } from './commands/createBulkCommand';
import { createProgram } from './createProgram';
import { misused, openStage, readLines } from './testing/openStage';

const stage = openStage();

const multas = async () =>
  (await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as {
    id: number;
    usuarioNombre: string;
    cobrado: number;
    creditos: number;
  }[];

async function fine(...usuarios: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const usuario of usuarios) {
    await stage.agency.call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await stage.agency.idOf(usuario), motivo: 'Llegó tarde', creditos: 40 },
    });
    ids.push(String((await multas())[0]?.id));
  }
  return ids;
}

async function run(args: readonly string[], input?: string, as = 'Gerente') {
  const { code, stdout, stderr } = await (await stage.signIn(as)).garita(
    [...args, '--yes', '--json'],
    input,
  );
  return { code, stderr, resultados: readLines(stdout).map(({ resultado }) => resultado) };
}
const hechas = (cuantas: number) => ({
  code: 0,
  stderr: `Hechas: ${cuantas} de ${cuantas}.\n`,
  resultados: Array(cuantas).fill('hecha'),
});

const program = await createProgram(
  {
    env: {},
    moneda: CREDITOS,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
  },
  null,
);
const ordenes = (command: Command, path: string): (readonly [string, Command])[] => [
  [path, command],
  ...command.commands.flatMap((child) => ordenes(child, `${path} ${child.name()}`.trim())),
];
const TASKS = ordenes(program, '').flatMap(([path, command]) => {
  const tarea = taskOf(command);
  return tarea ? [[path, tarea] as const] : [];
});

describe.each(TASKS)('«garita %s»', (path, tarea) => {
  test('the task of a command records the command’s name, by which its bulk run is resumed later', () =>
    expect(tarea.acto).toBe(path));

  test('the inverse of a command, if there is one, takes the command’s columns, and undoing twice gives the original values', () => {
    const { inverse } = tarea;
    if (inverse === undefined) return expect(Object.keys(tarea)).not.toContain('inverse');
    const other = TASKS.find(([acto]) => acto === inverse.acto)?.[1];
    const campos = Object.fromEntries(
      Object.keys(tarea.columnas).map((campo) => [campo, campo === 'motivo' ? 'x' : '5']),
    );
    const back = inverse.campos?.(campos) ?? campos;
    expect(Object.keys(back).sort()).toEqual(Object.keys(other?.columnas ?? {}).sort());
    return expect(
      other?.inverse === undefined ? campos : (other.inverse.campos?.(back) ?? back),
    ).toEqual(campos);
  });
});

test('every command that writes about a person or a row takes several, and a file', () => {
  const expected = [
    'multas',
    'ventas',
    'listapaga',
    'nomina',
    'ausencias',
    'despidos',
    'membresias',
    'excepciones',
    'descuentos',
    'clones',
    'usuarios',
  ];
  const paths = TASKS.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'multas collect',
      'multas uncollect',
      'multas delete',
      'ventas pay',
      'ventas unpay',
      'listapaga unpay',
    ]),
  );
  expect([...new Set(paths.map((path) => path.split(' ')[0]))]).toEqual(
    expect.arrayContaining(expected),
  );
});

describe('several people or rows', () => {
  test('fines are collected, uncollected and deleted; a fine already in that state is reported', async () => {
    const ids = await fine('Recluta', 'Cabo', 'Agente');
    expect(await run(['multas', 'collect', ...ids.slice(0, 2)])).toEqual(hechas(2));
    expect(await run(['multas', 'collect', ...ids])).toEqual({
      code: 0,
      stderr: 'Hechas: 1 de 3; 2 ya lo estaban.\n',
      resultados: ['ya hecha', 'ya hecha', 'hecha'],
    });
    expect((await multas()).slice(0, 3).map(({ cobrado }) => cobrado)).toEqual([1, 1, 1]);
    expect(await run(['multas', 'uncollect', ...ids])).toEqual(hechas(3));
    expect(await run(['multas', 'delete', ...ids])).toEqual(hechas(3));
    const gone = await run(['multas', 'delete', ...ids]);
    expect(gone).toMatchObject({ code: 1, resultados: ['rechazada', 'rechazada', 'rechazada'] });
  });

  test('fines of a list written as CSV are collected by their ids, and the file can be sent again', async () => {
    await fine('Recluta', 'Cabo');
    const gerente = await stage.signIn('Gerente');
    const list = (await gerente.garita(['multas', 'list', '--filtro', 'cobrada=no', '--csv']))
      .stdout;
    const open = (await multas()).filter(
      ({ cobrado, creditos }) => cobrado === 0 && creditos > 0,
    ).length;
    const sent = await run(['multas', 'collect', '--archivo', '-'], list);
    expect(sent).toMatchObject({ code: 0, resultados: Array(open).fill('hecha') });
    expect(sent.stderr).toContain(
      'Columnas que no se usan: «Usuario», «Créditos», «Cobrada», «Motivo», «Encargado», «Fecha».\n',
    );
    expect(await run(['multas', 'collect', '--archivo', '-'], list)).toMatchObject({
      code: 0,
      resultados: Array(open).fill('ya hecha'),
    });
    const erase = `Id\n${(await fine('Recluta', 'Recluta')).join('\n')}\n`;
    for (const resultado of ['hecha', 'ya hecha']) {
      expect((await run(['multas', 'delete', '--archivo', '-'], erase)).resultados).toEqual([
        resultado,
        resultado,
      ]);
    }
  });

  test('amounts in the agency’s own currency are read from a list written as CSV', async () => {
    await fine('Recluta');
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch' } },
    });
    const gerente = await stage.signIn('Gerente');
    const list = (await gerente.garita(['multas', 'list', '--limite', '1', '--csv'])).stdout;
    expect((await run(['multas', 'add', '--archivo', '-'], list)).code).toBe(0);
    expect((await multas())[0]).toMatchObject({ usuarioNombre: 'Recluta', creditos: 40 });
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'crédito', monedaPlural: 'créditos', monedaCorta: 'c' } },
    });
  });

  test('people are fined for the same reason, adjusted, dismissed and readmitted', async () => {
    expect(
      await run(['multas', 'add', 'Recluta', 'Cabo', '--motivo', 'Reunión', '--creditos', '3']),
    ).toEqual(hechas(2));
    expect(
      (await multas()).slice(0, 2).map(({ usuarioNombre, creditos }) => [usuarioNombre, creditos]),
    ).toEqual([
      ['Cabo', 3],
      ['Recluta', 3],
    ]);
    expect(await run(['nomina', 'adjust', 'Recluta', 'Cabo', '--minutos', '30'])).toEqual(
      hechas(2),
    );
    expect(
      await run(['despidos', 'dismiss', 'Recluta', 'Cabo', '--motivo', 'Inactividad']),
    ).toEqual(hechas(2));
    expect(await run(['usuarios', 'reenter', 'Recluta', 'Cabo'])).toEqual(hechas(2));
    const again = await run(['usuarios', 'reenter', 'Recluta', 'Cabo']);
    expect(again).toMatchObject({ code: 1, resultados: ['rechazada', 'rechazada'] });
    const file = 'Usuario;Con permisos\nExpulsado;no\n';
    for (const resultado of ['hecha', 'ya hecha'])
      expect((await run(['usuarios', 'reenter', '--archivo', '-'], file)).resultados).toEqual([
        resultado,
      ]);
  });

  test('errors of several people are reported all at once with their names, and nothing is sent', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    const { code, stdout, stderr } = await gerente.garita([
      'multas',
      'add',
      'Recluta',
      'Nadie',
      'Reclta',
      'Gerente',
      'Expulsado',
      '--motivo',
      'x',
      '--yes',
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      'Nadie: Esa persona no existe.\nReclta: Esa persona no existe. ¿Quisiste decir Recluta?\nGerente: No puedes multar a Gerente: eres tú. Lo puede hacer quien esté por encima.\nExpulsado: Esa persona está despedida.\ngarita: 4 líneas no valen: no se ha enviado ninguna.\n',
    );
    expect(await gerente.garita(['multas', 'collect', '1', 'dos', '--yes'])).toEqual(
      misused('«dos» no es un id: los da «list».'),
    );
    expect(await gerente.garita(['multas', 'collect', '99998', '99999', '--yes'])).toMatchObject({
      code: 2,
      stderr:
        '99998: Esa multa no existe.\n99999: Esa multa no existe.\ngarita: 2 líneas no valen: no se ha enviado ninguna.\n',
    });
    expect(await stage.kept.read()).toEqual(before);
  });

  test('a confirmation of several people asks for their number', async () => {
    const gerente = await stage.signIn('Gerente');
    const ids = await fine('Recluta', 'Cabo');
    const asked = await gerente.atTerminal(['multas', 'delete', ...ids], '2 multas\r');
    expect(asked).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Escribe «2 multas» para confirmar: '),
    });
    expect(await gerente.garita(['multas', 'delete', ...ids])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
  });

  test('exceptions are deleted, and a person without any is reported; discount codes are deleted', async () => {
    for (const usuario of ['Oficial', 'Agente'])
      expect(
        (await (await stage.signIn('Fundadora')).garita(['excepciones', 'set', usuario, 'mul']))
          .code,
      ).toBe(0);
    const taken = await run(
      ['excepciones', 'delete', 'Oficial', 'Recluta', 'Agente'],
      '',
      'Fundadora',
    );
    expect(taken.resultados).toEqual(['hecha', 'ya hecha', 'hecha']);
    expect(
      (await run(['descuentos', 'create', '--archivo', '-'], 'Código;Descuento\nUNO;5\nDOS;6\n'))
        .resultados,
    ).toEqual(['hecha', 'hecha']);
    expect((await run(['descuentos', 'delete', 'uno', 'nada', 'DOS'])).resultados).toEqual([
      'hecha',
      'rechazada',
      'hecha',
    ]);
  });

  test('sales and sold memberships are paid and deleted by their ids', async () => {
    const gerente = await stage.signIn('Gerente');
    const [tipo] = (await gerente.json(['membresias', 'types'])).filter(
      ({ perma }: { perma: number }) => perma === 0,
    );
    expect(
      await run(
        ['membresias', 'sell', 'Recluta', 'Cabo', '--membresia', tipo.nombre, '--dias', '15'],
        '',
        'Fundadora',
      ),
    ).toEqual(hechas(2));
    const ventas: { id: number; pagado: number; encargoNombre: string }[] = (
      await gerente.json(['ventas', 'list'])
    ).filter(({ encargoNombre }: { encargoNombre: string }) => encargoNombre !== 'Gerente');
    const ids = ventas.slice(0, 3).map(({ id }) => String(id));
    expect((await run(['ventas', 'pay', ...ids])).code).toBe(0);
    expect((await run(['ventas', 'pay', ...ids])).resultados).toEqual(ids.map(() => 'ya hecha'));
    expect(await run(['ventas', 'unpay', ...ids])).toEqual(hechas(ids.length));
    const vendidas: { id: number }[] = await gerente.json(['membresias', 'list']);
    const sold = vendidas.slice(0, 2).map(({ id }) => String(id));
    expect(await run(['membresias', 'delete', ...sold])).toEqual(hechas(sold.length));
    expect((await run(['membresias', 'delete', ...sold])).resultados).toEqual(
      sold.map(() => 'rechazada'),
    );
  });

  test('absences are accepted, declined and ended, and the file can be sent again', async () => {
    const add = async (usuario: string) => {
      const usuario_id = await stage.agency.idOf(usuario);
      await stage.agency.db.deleteFrom('ausencias').where('usuario_id', '=', usuario_id).execute();
      const dias = { inicio: '2026-11-20', final: '2026-11-25' };
      await stage.agency.db
        .insertInto('ausencias')
        .values({ usuario_id, motivo: 'Viaje', ...dias, creada_en: stage.agency.now() })
        .execute();
    };
    const people = ['Recluta', 'Cabo'];
    const file = `Usuario\n${people.join('\n')}\n`;
    for (const usuario of people) await add(usuario);
    expect((await run(['ausencias', 'accept', '--archivo', '-'], file)).resultados).toEqual([
      'hecha',
      'hecha',
    ]);
    expect((await run(['ausencias', 'accept', '--archivo', '-'], file)).resultados).toEqual([
      'ya hecha',
      'ya hecha',
    ]);
    expect((await run(['ausencias', 'end', '--archivo', '-'], file)).resultados).toEqual([
      'hecha',
      'hecha',
    ]);
    expect((await run(['ausencias', 'end', '--archivo', '-'], file)).resultados).toEqual([
      'ya hecha',
      'ya hecha',
    ]);
    for (const usuario of people) await add(usuario);
    expect(await run(['ausencias', 'decline', ...people])).toEqual(hechas(2));
    expect((await run(['ausencias', 'decline', ...people])).resultados).toEqual([
      'rechazada',
      'rechazada',
    ]);
  });
});

test('a list of absences written as CSV can be used as a file of absences', async () => {
  const gerente = await stage.signIn('Gerente');
  const usuario_id = await stage.agency.idOf('Recluta');
  await stage.agency.db.deleteFrom('ausencias').execute();
  const ausencia = {
    usuario_id,
    motivo: 'Viaje',
    inicio: '2026-11-24',
    final: '2026-11-25',
    creada_en: stage.agency.now(),
  };
  await stage.agency.db.insertInto('ausencias').values(ausencia).execute();
  const list = (
    await gerente.garita(['ausencias', 'list', '--filtro', 'estado=En espera', '--csv'])
  ).stdout;
  expect(await run(['ausencias', 'accept', '--archivo', '-'], list)).toMatchObject({
    code: 0,
    resultados: ['hecha'],
  });
});
