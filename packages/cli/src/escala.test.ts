import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();
const as = (name: string) => stage.signIn(name);
const misionOf = async (name: string) =>
  (await stage.agency.call('getUsuarios', { as: 'Gerente' })).body.find(
    ({ usuario }: { usuario: string }) => usuario === name,
  )?.mision;

describe('misiones', () => {
  test('misiones sell sells a mission at the price difference after the name is typed, and sales lists it', async () => {
    const gerente = await as('Gerente');
    const precios: { nombre: string; precio: number; venta: number; categoria: number }[] =
      await gerente.json(['misiones', 'list']);
    const own = precios.find(({ nombre }) => nombre === 'Recluta');
    const nueva = precios.find(
      ({ venta, categoria, precio }) => venta === 1 && categoria === 3 && precio > 0,
    );
    const name = nueva?.nombre ?? '';
    const { code, stderr } = await gerente.atTerminal(
      ['misiones', 'sell', 'recluta', '--mision', name],
      'Recluta\r',
    );
    expect(stderr).toContain(
      `Vender a Recluta la misión ${name}, por ${(nueva?.precio ?? 0) - (own?.precio ?? 0)}c.\nNo se puede deshacer.\n`,
    );
    expect(code).toBe(0);
    expect(await misionOf('Recluta')).toBe(name);
    expect((await gerente.json(['misiones', 'sales']))[0]).toMatchObject({
      usuarioNombre: 'Recluta',
      mision: name,
      anterior: 'Recluta',
    });
    expect(
      await gerente.garita(['misiones', 'sell', 'Recluta', '--mision', name, '--yes']),
    ).toEqual(refused('Recluta: Esa persona ya tiene esa misión u otra superior.'));
    const again = await gerente.garita([
      'misiones',
      'sell',
      'Recluta',
      'Agente',
      '--mision',
      name,
      '--yes',
      '--csv',
    ]);
    expect(again.stdout).toContain(
      `1,ya hecha,"Vender a Recluta la misión ${name}, por 0c",Recluta ya es ${name}.`,
    );
  });

  test('misiones sell is refused without the permission and for oneself, and an unknown mission is named', async () => {
    const [gerente, agente] = [await as('Gerente'), await as('Agente')];
    for (const args of [
      ['list'],
      ['sales'],
      ['sell', 'Recluta', '--mision', 'Agente I', '--yes'],
    ]) {
      expect(await agente.garita(['misiones', ...args])).toEqual(SIN_PERMISO);
    }
    const sell = (...args: string[]) => gerente.garita(['misiones', 'sell', ...args, '--yes']);
    expect(await sell('Gerente', '--mision', 'Agente I')).toEqual(
      refused('Nadie se vende una misión a sí mismo.'),
    );
    expect(await sell('Recluta', '--mision', 'Ninguna')).toEqual(
      notFound('No existe la misión «Ninguna».'),
    );
    expect(await sell('Recluta')).toEqual(
      misused('Falta «--mision». Usa --help para ver la ayuda.'),
    );
  });
});

describe('traslados', () => {
  const faro = ['--agencia', 'Agencia Faro'];

  test('traslados sell grants the category’s mission at the discounted price after the name is typed, and list has it', async () => {
    const gerente = await as('Gerente');
    const args = [
      'traslados',
      'sell',
      'recluta',
      '--categoria',
      '5',
      ...faro,
      '--firma',
      'rec',
      '--descuento',
      'Aspirante',
    ];
    const { code, stderr } = await gerente.atTerminal(args, 'Recluta\r');
    expect(stderr).toMatch(
      /Trasladar a Recluta de Agencia Faro a Oficial I, por \d+c \(con Aspirante, 10 % menos\), con la firma REC\.\nNo se puede deshacer\.\n/,
    );
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Recluta ahora es Oficial I.\n'),
    });
    expect((await gerente.json(['traslados', 'list']))[0]).toMatchObject({
      usuarioNombre: 'Recluta',
      agencia: 'Agencia Faro',
      mision: 'Oficial I',
    });
    expect(await gerente.garita(args.with(2, 'Recluta').concat('--yes'))).toEqual(
      refused('Recluta: Esa persona ya tiene esa misión u otra superior.'),
    );
  });

  test('traslados sell: an impossible transfer is reported before any request', async () => {
    const gerente = await as('Gerente');
    const sell = (...args: string[]) => gerente.garita(['traslados', 'sell', ...args, '--dry-run']);
    expect(await sell('Recluta', '--categoria', '5', ...faro)).toEqual(
      refused('Recluta: Debes colocar una firma de 3 caracteres.'),
    );
    expect(await sell('Recluta', '--categoria', 'Ninguna', ...faro)).toEqual(
      notFound('--categoria: Esa categoría no existe.'),
    );
    expect(await sell('Recluta', '--categoria', '3', ...faro, '--descuento', 'NADA')).toEqual(
      notFound('--descuento: no existe el código «NADA».'),
    );
    expect(await sell('Gerente', '--categoria', '3', ...faro)).toEqual(
      refused('Nadie hace su propio traslado.'),
    );
    expect(await sell('Recluta', '--categoria', '3')).toEqual(
      misused('Falta «--agencia». Usa --help para ver la ayuda.'),
    );
    expect(
      await (await as('Agente')).garita([
        'traslados',
        'sell',
        'Recluta',
        '--categoria',
        '3',
        ...faro,
        '--yes',
      ]),
    ).toEqual(SIN_PERMISO);
    expect(await (await as('Agente')).garita(['traslados', 'list'])).toEqual(SIN_PERMISO);
  });
});
