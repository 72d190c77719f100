import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { describe, expect, test } from 'vitest';
import { misused, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();

const OTRA = {
  ...NORMATIVA_INICIAL,
  nota: '',
  infracciones: [
    ...NORMATIVA_INICIAL.infracciones,
    { codigo: 'ML-9', tipo: 'ML', texto: 'Llegar tarde' },
  ],
};
const fichero = (contenido: unknown = OTRA) => stage.write(JSON.stringify(contenido));
const published = async () => (await stage.agency.call('normativa')).body;
const keepDraft = (as = 'Fundadora') =>
  stage.agency.call('guardarNormativa', { as, body: { numero: 0, contenido: OTRA as never } });
const DICE =
  'Versión 2 de la normativa de Agencia Garita: Nueva infracción ML-9 (Leve): Llegar tarde; Se retira el aviso de los castigos.\n';

describe('normativa show', () => {
  test('normativa show lists the infractions; as JSON it prints what can be published again', async () => {
    const recluta = await stage.signIn('Recluta');
    const { stdout, stderr } = await recluta.process(['normativa', 'show', '--csv']);
    expect(stdout.split('\r\n').slice(0, 2)).toEqual([
      'Código,Gravedad,Infracción',
      'ML-1,Leve,Color de chat incorrecto',
    ]);
    expect(stderr).toBe('Versión 1 de la normativa, la que está publicada.\n');
    expect(await recluta.json(['normativa', 'show'])).toEqual(NORMATIVA_INICIAL);
  });

  test('normativa show --borrador shows the draft to users who may publish it', async () => {
    const fundadora = await stage.signIn('Fundadora');
    expect(await fundadora.garita(['normativa', 'show', '--borrador'])).toEqual(
      refused('No hay ningún borrador que publicar.'),
    );
    await keepDraft();
    expect(await fundadora.json(['normativa', 'show', '--borrador'])).toEqual(OTRA);
    expect(
      (await (await stage.signIn('Gerente')).garita(['normativa', 'show', '--borrador'])).code,
    ).toBe(1);
  });
});

describe('normativa publish', () => {
  test('normativa publish compares a file with the current version, and published as the next', async () => {
    const fundadora = await stage.signIn('Fundadora');
    expect(await fundadora.garita(['normativa', 'publish', fichero(), '--dry-run'])).toEqual({
      code: 0,
      stdout: '',
      stderr: `${DICE}No se ha cambiado nada.\n`,
    });
    expect(await published()).toMatchObject({ version: 1 });
    expect(await fundadora.process(['normativa', 'publish', fichero(), '--yes'])).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Publicada la versión 2 de la normativa.\n',
    });
    expect(await published()).toMatchObject({ version: 2, propia: true, contenido: OTRA });
    expect(await fundadora.garita(['normativa', 'publish', fichero(), '--yes'])).toEqual(
      refused('El borrador dice lo mismo que la versión publicada.'),
    );
  });

  test('normativa publish writes a changed fine in the agency’s currency', async () => {
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch' } },
    });
    const [first, ...others] = NORMATIVA_INICIAL.tipos;
    const pasos = [{ texto: '', accion: 'multa', cantidad: 37 }, ...(first?.pasos ?? [])];
    const tipos = [{ ...first, pasos }, ...others];
    const { stderr } = await (await stage.signIn('Fundadora')).garita([
      'normativa',
      'publish',
      fichero({ ...NORMATIVA_INICIAL, tipos }),
      '--dry-run',
    ]);
    expect(stderr).toMatch(/Multa de 37\sfch/);
  });

  test('normativa publish --borrador publishes the draft after typing the agency’s name', async () => {
    await keepDraft();
    const fundadora = await stage.signIn('Fundadora');
    const { code, stderr } = await fundadora.atTerminal(
      ['normativa', 'publish', '--borrador'],
      'Agencia Garita\r',
    );
    expect({ code, said: stderr.includes('No se puede deshacer') }).toEqual({
      code: 0,
      said: true,
    });
    expect(await published()).toMatchObject({ version: 2 });
  });

  test('normativa publish never overwrites a saved draft', async () => {
    await keepDraft();
    const { code, stderr } = await (await stage.signIn('Fundadora')).garita([
      'normativa',
      'publish',
      fichero(),
      '--yes',
    ]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('Hay un borrador sin publicar, que guardó Fundadora.'),
    });
    expect(await published()).toMatchObject({ version: 1 });
  });

  test('normativa publish reads the file from stdin; --json prints the result', async () => {
    const fundadora = await stage.signIn('Fundadora');
    expect(
      await fundadora.json(['normativa', 'publish', '-', '--yes'], JSON.stringify(OTRA)),
    ).toMatchObject({
      hecho: true,
      mensaje: 'Publicada la versión 2 de la normativa',
    });
  });

  test('normativa publish is refused to users without the permission', async () => {
    expect(
      await (await stage.signIn('Gerente')).garita(['normativa', 'publish', fichero(), '--yes']),
    ).toEqual(SIN_PERMISO);
  });

  test.each<[string, unknown, string]>([
    [
      'none of the required fields',
      { tipos: [] },
      'El fichero no es una normativa. Mira la forma que tiene con «garita normativa show --json».',
    ],
    [
      'an unknown field',
      { ...OTRA, otra: 1 },
      'El fichero no es una normativa. Mira la forma que tiene con «garita normativa show --json».',
    ],
    [
      'an infraction of an unknown type',
      { ...OTRA, infracciones: [{ codigo: 'X', tipo: 'NO', texto: 'a' }] },
      'La infracción X es de un tipo de falta que no existe.',
    ],
  ])('normativa publish of a file with %s is a usage error', async (_, contenido, texto) => {
    expect(
      await (await stage.signIn('Fundadora')).garita([
        'normativa',
        'publish',
        fichero(contenido),
        '--yes',
      ]),
    ).toEqual(misused(texto));
  });

  test('normativa publish needs a file or the draft, and reports a missing one', async () => {
    const fundadora = await stage.signIn('Fundadora');
    const what = 'Di qué se publica: un fichero o «--borrador».';
    expect(await fundadora.garita(['normativa', 'publish', '--yes'])).toEqual(misused(what));
    expect(
      await fundadora.garita(['normativa', 'publish', fichero(), '--borrador', '--yes']),
    ).toEqual(misused(what));
    expect(await fundadora.garita(['normativa', 'publish', stage.write('{'), '--yes'])).toEqual(
      misused('El fichero no es JSON.'),
    );
    expect(await fundadora.garita(['normativa', 'publish', '/no/esta.json', '--yes'])).toEqual(
      misused('fichero: No existe el fichero /no/esta.json.'),
    );
  });
});
