import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';
import { runHere } from './testing/runHere';

const stage = openStage();

const multas = async () =>
  (await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as {
    id: number;
    usuarioNombre: string;
    cobrado: number;
  }[];
async function fine(usuario: string, creditos = 40): Promise<string> {
  await stage.agency.call('sendMulta', {
    as: 'Gerente',
    body: { usuario: await stage.agency.idOf(usuario), motivo: 'Llegó tarde', creditos },
  });
  return String((await multas())[0]?.id);
}

describe('multas list', () => {
  test('multas list as JSON is what the portal answers; as CSV it has bare values', async () => {
    const id = await fine('Recluta');
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.json(['multas', 'list'])).toEqual(await multas());
    const [header, first] = (await gerente.process(['multas', 'list', '--csv'])).stdout.split(
      '\r\n',
    );
    expect(header).toBe('Id,Usuario,Créditos,Cobrada,Motivo,Encargado,Fecha');
    expect(first).toBe(`${id},Recluta,40,no,Llegó tarde,Gerente,2026-11-21T18:30:00.000Z`);
  });

  test('multas list has amounts in the currency of the agency, and in credits if the agency has chosen none', async () => {
    const id = await fine('Recluta');
    const gerente = await stage.signIn('Gerente');
    const show = async () =>
      (await gerente.garita(['multas', 'list'])).stdout.split('\n').slice(0, 2).join(' ');
    expect(await show()).toMatch(/Créditos .*40c /);
    const data = { moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch' };
    await stage.agency.call('setPaga', { as: 'Fundadora', body: { data } });
    expect(await show()).toMatch(/Fichas .*40\u00a0fch /);
    const { stderr } = await gerente.garita(['multas', 'delete', id, '--dry-run']);
    expect(stderr).toMatch(/40\sfch/);
    expect((await gerente.garita(['multas', 'list', '--csv'])).stdout).toContain(
      'Id,Usuario,Fichas,',
    );
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'crédito', monedaPlural: 'créditos', monedaCorta: 'c' } },
    });
    expect(await show()).toMatch(/Créditos .*40c /);
  });

  test('multas list reads all pages', async () => {
    const { agency } = stage;
    const [recluta, gerente] = [await agency.idOf('Recluta'), await agency.idOf('Gerente')];
    const from = Date.parse('2026-11-01T00:00:00.000Z');
    const rows = Array.from({ length: LISTA_MAXIMA + 3 }, (_, i) => ({
      usuario_id: recluta,
      encargado_id: gerente,
      motivo: `n.º ${i + 1}`,
      creditos: 1,
      // Every three fines have the same time, so a page may end between two fines with the same
      // time.
      fecha: new Date(from - Math.floor((i + 1) / 3) * 3_600_000),
    }));
    await agency.db.insertInto('multas').values(rows).execute();
    const listed = (await (await stage.signIn('Gerente')).json(['multas', 'list'])) as {
      id: number;
      motivo: string;
    }[];
    expect(
      new Set(listed.filter(({ motivo }) => motivo.startsWith('n.º')).map(({ id }) => id)).size,
    ).toBe(LISTA_MAXIMA + 3);
    expect(listed.at(-1)?.motivo).toBe(`n.º ${LISTA_MAXIMA + 1}`);
  });

  test('multas list writes no control sequences and no bidirectional marks in any format, and JSON keeps the original text', async () => {
    await fine('Recluta');
    const motivo = 'Llegó\u001b[2J \u202etarde\u009b31m';
    await stage.agency.db
      .updateTable('multas')
      .set({ motivo })
      .where('motivo', '=', 'Llegó tarde')
      .execute();
    const gerente = await stage.signIn('Gerente');
    for (const flags of [[], ['--json'], ['--csv']]) {
      const { stdout } = await gerente.process(['multas', 'list', ...flags]);
      expect(stdout).toContain('[2J');
      for (const hidden of ['\u001b', '\u009b', '\u202e']) expect(stdout).not.toContain(hidden);
    }
    expect(await gerente.json(['multas', 'list'])).toContainEqual(
      expect.objectContaining({ motivo }),
    );
  });

  test('multas list is refused to users who may not see fines', async () => {
    expect(await (await stage.signIn('Agente')).garita(['multas', 'list'])).toEqual(SIN_PERMISO);
  });
});

describe('multas add', () => {
  test('multas add fines a person by name or id; a fine without credits is a warning', async () => {
    const gerente = await stage.signIn('Gerente');
    const id = await stage.agency.idOf('Recluta');
    expect(
      await gerente.garita([
        'multas',
        'add',
        'recluta',
        '--motivo',
        'Llegó tarde',
        '--creditos',
        '50',
      ]),
    ).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Multa puesta a Recluta.\n',
    });
    expect(await gerente.json(['multas', 'add', String(id), '--motivo', 'Aviso'])).toEqual({
      hecho: true,
      descripcion: 'Multa de 0c a Recluta: «Aviso»',
      mensaje: 'Multa puesta a Recluta',
    });
    expect((await multas()).slice(0, 2)).toMatchObject([
      { usuarioNombre: 'Recluta', creditos: 0, motivo: 'Aviso' },
      { usuarioNombre: 'Recluta', creditos: 50, motivo: 'Llegó tarde' },
    ]);
  });

  test('multas add --dry-run describes the fine, and changes nothing', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    expect(
      await gerente.garita([
        'multas',
        'add',
        'Recluta',
        '--motivo',
        'Llegó tarde',
        '--creditos',
        '50',
        '--dry-run',
      ]),
    ).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Multa de 50c a Recluta: «Llegó tarde».\nNo se ha cambiado nada.\n',
    });
    expect(await stage.kept.read()).toEqual(before);
  });

  test.each([
    [['Recluta'], 'Falta «--motivo». Usa --help para ver la ayuda.'],
    [['--motivo', 'x'], 'Falta «Usuario». Usa --help para ver la ayuda.'],
    [
      ['Recluta', '--motivo', 'x', '--creditos', '1.500'],
      '--creditos: «1.500» no es un número entero sin puntos ni comas.',
    ],
    [
      ['Recluta', '--motivo', 'x', '--creditos', '-1'],
      '--creditos: Los créditos no pueden ser menos de 0.',
    ],
    [
      ['Recluta', '--motivo', 'x', '--creditos', '1000000001'],
      '--creditos: 1000000001 es demasiado.',
    ],
    [['Recluta', '--motivo', 'x'.repeat(501)], '--motivo: puede llevar 500 caracteres como mucho.'],
    [
      ['Recluta', '--motivo', 'x', '--csv'],
      '«--csv» es para el resultado de «--archivo»; aquí, «--json».',
    ],
    [
      ['Recluta', '--archivo', 'x.csv'],
      'Con --archivo lo demás está en el fichero: indica una cosa o la otra.',
    ],
  ])('multas add %j is a usage error, and sends no request', async (args, texto) => {
    expect(await runHere(['multas', 'add', ...args], stage.home.env)).toEqual(misused(texto));
  });

  test.each([
    ['Gerente', 'Expulsado', 'Expulsado: Esa persona está despedida.'],
    [
      'Gerente',
      'Gerente',
      'No puedes multar a Gerente: eres tú. Lo puede hacer quien esté por encima.',
    ],
    [
      'Agente',
      'Recluta',
      'No puedes multar a Recluta: te falta mul (poner, cobrar y borrar multas). Te lo puede dar quien lleva los permisos de la agencia.',
    ],
  ])('a fine by %s of %s is refused, also with --dry-run', async (actor, quien, texto) => {
    const somebody = await stage.signIn(actor);
    expect(await somebody.garita(['multas', 'add', quien, '--motivo', 'x'])).toEqual(
      refused(texto),
    );
    expect(await somebody.garita(['multas', 'add', quien, '--motivo', 'x', '--dry-run'])).toEqual(
      refused(texto),
    );
  });

  test.each([
    ['Nadie', 'Nadie: Esa persona no existe.'],
    ['Reclta', 'Reclta: Esa persona no existe. ¿Quisiste decir Recluta?'],
  ])('multas add: %s is not found as a person, also with --dry-run', async (quien, texto) => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['multas', 'add', quien, '--motivo', 'x'])).toEqual(
      notFound(texto),
    );
    expect(await gerente.garita(['multas', 'add', quien, '--motivo', 'x', '--dry-run'])).toEqual(
      notFound(texto),
    );
  });

  test('multas add: a name that begins with a dash gets an explanation of how to write it', async () => {
    const gerente = await stage.signIn('Gerente');
    expect((await gerente.garita(['multas', 'add', '-Ana-', '--motivo', 'x'])).stderr).toContain(
      'Si es un nombre, pon -- delante: «-- -Ana-».',
    );
    expect(await gerente.garita(['multas', 'add', '--motivo', 'x', '--', '-Ana-'])).toEqual(
      notFound('-Ana-: Esa persona no existe.'),
    );
  });
});

describe('multas collect, uncollect and delete', () => {
  test('multas collect and uncollect mark a fine as collected and as not collected', async () => {
    const id = await fine('Recluta');
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['multas', 'collect', id])).toMatchObject({
      code: 0,
      stderr: 'Multa de Recluta cobrada.\n',
    });
    expect((await multas())[0]).toMatchObject({ cobrado: 1 });
    expect(await gerente.garita(['multas', 'collect', id, '--dry-run'])).toEqual(
      refused('Esa multa ya está cobrada.'),
    );
    expect(await gerente.garita(['multas', 'uncollect', id])).toMatchObject({
      code: 0,
      stderr: 'Multa de Recluta sin cobrar.\n',
    });
    expect((await multas())[0]).toMatchObject({ cobrado: 0 });
  });

  test('multas collect takes nothing for a warning of 0c', async () => {
    const gerente = await stage.signIn('Gerente');
    await gerente.garita(['multas', 'add', 'Recluta', '--motivo', 'Primer aviso']);
    const [aviso] = await multas();
    expect(await gerente.garita(['multas', 'collect', String(aviso?.id), '--dry-run'])).toEqual(
      refused('Es un aviso de 0c: no hay nada que cobrar.'),
    );
    expect((await gerente.garita(['multas', 'list'])).stdout).toMatch(
      / Recluta +0c +aviso +Primer aviso/,
    );
  });

  test('multas delete asks for the person’s name at a terminal', async () => {
    const id = await fine('Recluta');
    const gerente = await stage.signIn('Gerente');
    const wrong = await gerente.atTerminal(['multas', 'delete', id], 'Reclut\r');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain(
      `Borrar la multa ${id} de Recluta, 40c: «Llegó tarde».\nNo se puede deshacer.\n`,
    );
    expect((await multas())[0]).toMatchObject({ id: Number(id) });
    expect(await gerente.atTerminal(['multas', 'delete', id], 'Recluta\r')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Multa de Recluta borrada.\n'),
    });
    expect(await multas()).not.toContainEqual(expect.objectContaining({ id: Number(id) }));
    expect(await gerente.garita(['multas', 'delete', id, '--yes'])).toEqual(
      notFound('Esa multa no existe.'),
    );
  });

  test('multas delete without a terminal and without --yes is a usage error; so is an invalid id', async () => {
    expect(await runHere(['multas', 'delete', '12'], stage.home.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('añade --yes'),
    });
    expect(await runHere(['multas', 'collect', 'Recluta'], stage.home.env)).toEqual(
      misused('«Recluta» no es un id: los da «list».'),
    );
  });
});
