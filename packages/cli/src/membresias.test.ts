import { describe, expect, test } from 'vitest';
import { notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const offered = async () => (await stage.agency.call('getMembresias')).body;

describe('membresias types', () => {
  test('membresias types create puts a membership on offer; the portal’s icons have names', async () => {
    const gerente = await stage.signIn('Gerente');
    const args = [
      'membresias',
      'types',
      'create',
      'Oro',
      '--precio',
      '90',
      '--vip',
      '--reduccion',
      '--icono',
      'Corazón',
      '--detalles',
      'Todo.',
    ];
    expect((await gerente.garita([...args, '--dry-run'])).stderr).toBe(
      'Membresía Oro, 90c al mes, VIP, con los requisitos a la mitad.\nNo se ha cambiado nada.\n',
    );
    expect(await gerente.garita(args)).toEqual(ok('Membresía Oro creada correctamente.\n'));
    expect(await offered()).toContainEqual(
      expect.objectContaining({
        nombre: 'Oro',
        precio: 90,
        vip: 1,
        perma: 0,
        reduccion: 1,
        image: '/iconos/corazon.svg',
        details: 'Todo.',
      }),
    );
    expect(await gerente.garita(args)).toEqual(
      refused('Ya hay una membresía a la venta que se llama Oro.'),
    );
    const agente = await stage.signIn('Agente');
    expect(await agente.garita(args)).toEqual(SIN_PERMISO);
  });

  test.each([
    [['Oro', '--precio', 'mucho'], '--precio'],
    [['Oro', '--precio', '10000001'], '--precio: No puede pasar de 10.000.000.'],
    [
      ['Oro', '--precio', '1', '--icono', 'nada'],
      '--icono: Escribe una dirección que empiece por / o por https://.',
    ],
    [[' ', '--precio', '1'], 'Nombre: Nombre vacio.'],
  ])('membresias types create %j is a usage error', async (args, texto) => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['membresias', 'types', 'create', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(texto),
    });
  });

  test('membresias types retire and restore can be repeated without an error', async () => {
    const gerente = await stage.signIn('Gerente');
    const nombres = async () => (await offered()).map(({ nombre }: { nombre: string }) => nombre);
    const { stderr } = await gerente.garita(['membresias', 'types', 'retire', 'vip', '--dry-run']);
    expect(stderr).toBe(
      'Retirar la membresía VIP, vendida una vez: quien la tiene la conserva.\nNo se ha cambiado nada.\n',
    );
    for (let i = 0; i < 2; i++)
      expect(await gerente.garita(['membresias', 'types', 'retire', 'vip'])).toEqual(
        ok('Membresía VIP retirada: ya no se vende.\n'),
      );
    expect(await nombres()).not.toContain('VIP');
    for (let i = 0; i < 2; i++)
      expect(await gerente.garita(['membresias', 'types', 'restore', 'VIP'])).toEqual(
        ok('Membresía VIP otra vez a la venta.\n'),
      );
    expect(await nombres()).toContain('VIP');
    expect(await gerente.garita(['membresias', 'types', 'retire', 'Nada'])).toEqual(
      notFound('Esa membresía no existe.'),
    );
  });
});
