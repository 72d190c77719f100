import { describe, expect, test } from 'vitest';
import { ICONOS } from '../membresias/iconos';
import { mergeCambio } from '../reglas/mergeCambio';
import { findFailure } from '../reglas/Rule';
import { alcanceOf, type MisionValues, mayEditCategoria } from './catalogo';
import {
  type CategoriaConLimite,
  categoriaRules,
  membresiaRules,
  misionRules,
} from './catalogo.rules';

const CATEGORIA: CategoriaConLimite = {
  n_categoria: 'Oficiales',
  placa: '',
  placa_avatar: '',
  ascenso: '2 días',
  tiempo_ascenso: '2 days',
  asciende_hasta: 4,
  nomina_ascenso: 3,
  nomina_asistencia: 4,
  nomina_times: 240,
  paga_nomina: 14,
  boni_ascenso: 0,
  boni_asistencia: 0,
  boni_times: 0,
  paga_boni: 6,
  traslado: '',
  traslado_venta: 0,
  porciento: '',
  permisos: ['asc'],
  categorias: 12,
  alcance: 12,
};

describe('a category', () => {
  test.each([
    [{}, null],
    [{ traslado: 'Oficial I', porciento: 'la mitad' }, null],
    [{ n_categoria: ' ' }, ['n_categoria', 'Nombre vacio']],
    [
      { placa: 'javascript:alert(1)' },
      ['placa', 'Escribe una dirección que empiece por / o por https://'],
    ],
    [{ placa: '/placas/5.png' }, null],
    [
      { tiempo_ascenso: '2 weeks' },
      ['tiempo_ascenso', 'Escribe una espera como 30 minute, 12 hour o 2 days'],
    ],
    [
      { tiempo_ascenso: '-2 days' },
      ['tiempo_ascenso', 'Escribe una espera como 30 minute, 12 hour o 2 days'],
    ],
    [{ tiempo_ascenso: '3650 days' }, null],
    [{ tiempo_ascenso: '87601 hour' }, ['tiempo_ascenso', 'La espera no puede pasar de 3650 días']],
    [{ asciende_hasta: 12 }, null],
    [{ asciende_hasta: 13 }, ['asciende_hasta', 'Solo hay 12 categorías']],
    [{ nomina_times: null }, ['nomina_times', 'Escribe un número entero']],
    [{ boni_ascenso: 1.5 }, ['boni_ascenso', 'Escribe un número entero']],
    [{ paga_nomina: -1 }, ['paga_nomina', 'No puede ser menor que 0']],
    [{ nomina_asistencia: 10_001 }, ['nomina_asistencia', 'No puede pasar de 10.000']],
    [{ paga_boni: 100_001 }, ['paga_boni', 'No puede pasar de 100.000']],
    [{ nomina_times: 100_001 }, ['nomina_times', 'No puede pasar de 100.000']],
    [
      { asciende_hasta: 10, alcance: 9 },
      ['asciende_hasta', 'Solo puedes dejar que ascienda a categorías por debajo de la tuya'],
    ],
  ] as [Partial<CategoriaConLimite>, [string, string] | null][])(
    'a category with %j gets the error %j (MAN-10)',
    (change, expected) => {
      const failure = findFailure(categoriaRules, { ...CATEGORIA, ...change });
      expect(failure && [failure.campo, failure.texto]).toEqual(expected);
    },
  );

  test('a category is edited by users of a higher category, and by the owner', () => {
    const gerente = { id_categoria: 10, permisoSys: 0 } as const;
    expect([9, 10, 11].map((id) => mayEditCategoria(gerente, id))).toEqual([true, false, false]);
    expect(mayEditCategoria({ id_categoria: 1, permisoSys: 1 }, 12)).toBe(true);
    const ids = [1, 2, 5, 9, 10, 12];
    expect([alcanceOf(gerente, ids, 0), alcanceOf(gerente, ids, 6)]).toEqual([4, 6]);
    expect(alcanceOf({ id_categoria: 1, permisoSys: 1 }, ids, 0)).toBe(6);
  });
});

test('memberships and missions need a name and a price (MAN-09, MAN-11)', () => {
  expect(findFailure(misionRules, { nombre: '', venta: 0, precio: 0 })?.texto).toBe('Nombre vacio');
  expect(findFailure(misionRules, { nombre: 'Oficial I', venta: 1, precio: null })).toEqual({
    campo: 'precio',
    texto: 'Escribe un número entero',
  });
  const vip = {
    nombre: 'VIP',
    details: '',
    image: '',
    precio: 0,
    perma: 0,
    vip: 0,
    reduccion: 0,
  } as const;
  expect(findFailure(membresiaRules, { ...vip, nombre: '', precio: -1 })?.texto).toBe(
    'Nombre vacio',
  );
  expect(findFailure(membresiaRules, { ...vip, image: 'http://otro.test/a.png' })?.campo).toBe(
    'image',
  );
  for (const { image } of ICONOS) expect(findFailure(membresiaRules, { ...vip, image })).toBeNull();
});

describe('an edit', () => {
  const presente: MisionValues = { nombre: 'Oficial I', venta: 1, precio: 80 };

  test('an edit sends only the changed fields', () => {
    expect(mergeCambio(presente, { nombre: 'Oficial I', precio: 90 })).toEqual({
      cambios: { precio: 90 },
      choques: [],
    });
    expect(mergeCambio(presente, {})).toEqual({ cambios: {}, choques: [] });
  });

  test('an edit keeps another user’s changes in the fields that it does not change', () => {
    const seen = { nombre: 'Oficial', venta: 1, precio: 80 } as const;
    expect(mergeCambio(presente, { nombre: 'Oficial', venta: 1, precio: 90 }, seen)).toEqual({
      cambios: { precio: 90 },
      choques: [],
    });
  });

  test('an edit conflicts if both users changed one field to different values, not if they agree', () => {
    expect(mergeCambio(presente, { precio: 90 }, { precio: 70 })).toMatchObject({
      choques: ['precio'],
    });
    expect(mergeCambio(presente, { precio: 80 }, { precio: 70 })).toEqual({
      cambios: {},
      choques: [],
    });
  });

  test('an edit compares permissions as a set', () => {
    const codes = (permisos: string[]) => ({ ...CATEGORIA, permisos });
    expect(mergeCambio(codes(['adm', 'asc']), { permisos: ['asc', 'adm'] }).cambios).toEqual({});
    expect(
      mergeCambio(codes(['adm', 'asc']), { permisos: ['asc'] }, { permisos: ['asc', 'adm'] }),
    ).toEqual({ cambios: { permisos: ['asc'] }, choques: [] });
  });
});
