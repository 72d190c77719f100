import { PassThrough } from 'node:stream';
import type { Schemas } from '@garita/api-client/Schemas';
import { CREDITOS } from '@garita/domain/formato/moneda';
import chalk, { type ColorSupportLevel } from 'chalk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDetalle } from './formatDetalle';

let level: ColorSupportLevel;
beforeAll(() => {
  level = chalk.level;
  chalk.level = 0;
});
afterAll(() => {
  chalk.level = level;
});

/**
 * The requirements of a part of the pay: `pide` after a membership's reduction, `base` before it.
 */
const requisitos = (
  pide: readonly [number, number, number],
  base = pide,
): Schemas['NominaDetalle']['partes'][number]['requisitos'] => [
  { tipo: 'ascenso', hecho: 2, pide: pide[0], base: base[0] },
  { tipo: 'asistencia', hecho: 0, pide: pide[1], base: base[1] },
  { tipo: 'minutos', hecho: 90, pide: pide[2], base: base[2] },
];

const detalle = (fields: Partial<Schemas['NominaDetalle']> = {}): Schemas['NominaDetalle'] => ({
  usuario: 4,
  usuarioNombre: 'Oficial',
  categoria: 5,
  n_categoria: 'Oficialía',
  periodo: 5,
  abierto_en: '2026-11-16T12:00:00.000Z',
  cerrado_en: null,
  reducido: 0,
  paga: 12,
  partes: [
    { concepto: 'nomina', monto: 12, ganada: 1, requisitos: requisitos([2, 0, 60]) },
    { concepto: 'bonificacion', monto: 4, ganada: 0, requisitos: requisitos([5, 0, 150]) },
  ],
  anotaciones: [
    {
      id: 8,
      tipo: 'minutos',
      cantidad: -30,
      fecha: '2026-11-20T12:00:00.000Z',
      motivo: 'Ajuste: −0h 30m',
      encargado: 2,
      encargadoNombre: 'Gerente',
    },
    {
      id: 7,
      tipo: 'ascenso',
      cantidad: 2,
      fecha: '2026-11-19T12:00:00.000Z',
      motivo: 'Ascenso aceptado',
      encargado: null,
      encargadoNombre: 'Sistema',
    },
  ],
  total_anotaciones: 2,
  ...fields,
});

const format = (one: Schemas['NominaDetalle']) =>
  formatDetalle(one, { stdout: new PassThrough(), moneda: CREDITOS });

describe('the reasons of a person’s pay', () => {
  test('each part says whether it is earned, and each requirement shows its goal and the missing amount', () => {
    const [head, nomina, bonificacion] = format(detalle()).split('\n\n');
    expect(head).toMatch(/\nPaga +12c\nLe faltan 3 ascensos y 1h para la bonificación de 4c\.$/);
    expect(nomina).toBe(
      [
        'Nómina, 12c: ganada.',
        'Requisito     Hecho   Pide  Falta',
        'Ascensos          2      2      –',
        'Asistencias       0      –      –',
        'Tiempo       1h 30m  1h 0m      –',
      ].join('\n'),
    );
    expect(bonificacion).toBe(
      [
        'Bonificación, 4c: todavía no.',
        'Requisito     Hecho    Pide  Falta',
        'Ascensos          2       5      3',
        'Asistencias       0       –      –',
        'Tiempo       1h 30m  2h 30m  1h 0m',
      ].join('\n'),
    );
  });

  test('the entries are listed, deductions included, with a note when there are more', () => {
    expect(format(detalle()).split('\n\n')[3]).toMatch(
      /^Fecha +Cantidad +Encargado +Motivo\n20 nov 2026, .+ −0h 30m {2}Gerente +Ajuste: −0h 30m\n19 nov 2026, .+ 2 ascensos {2}Sistema +Ascenso aceptado\n$/,
    );
    expect(format(detalle({ total_anotaciones: 1812 }))).toMatch(
      /\n\nSe muestran las 2 anotaciones más recientes de 1\.812\.\n$/,
    );
    expect(format(detalle({ anotaciones: [], total_anotaciones: 0 }))).toMatch(
      /\n\nEn este periodo no tiene anotaciones\.\n$/,
    );
  });

  test('a reduced requirement also shows the category’s requirement', () => {
    const partes: Schemas['NominaDetalle']['partes'] = [
      { concepto: 'nomina', monto: 12, ganada: 0, requisitos: requisitos([2, 1, 30], [3, 2, 60]) },
      { concepto: 'bonificacion', monto: 0, ganada: 0, requisitos: requisitos([0, 0, 0]) },
    ];
    const text = format(detalle({ reducido: 1, partes, paga: 0 }));
    expect(text).toContain('\nReducción  sí: se le pide la mitad\n');
    expect(text).toMatch(
      /\nRequisito +Hecho +Pide +Falta +Sin reducción\nAscensos +2 +2 +– +3\nAsistencias +0 +1 +1 +2\nTiempo +1h 30m +0h 30m +– +1h 0m\n/,
    );
    expect(text).toContain('\n\nBonificación, 0c: esta categoría no la tiene.\n\n');
  });

  test('the reasons of a closed period are final', () => {
    const partes: Schemas['NominaDetalle']['partes'] = [
      { concepto: 'nomina', monto: 12, ganada: 0, requisitos: requisitos([3, 0, 60]) },
      { concepto: 'bonificacion', monto: 4, ganada: 0, requisitos: requisitos([2, 0, 60]) },
    ];
    const text = format(detalle({ cerrado_en: '2026-11-21T12:00:00.000Z', partes, paga: 0 }));
    expect(text).toMatch(/\nPeriodo {4}5, del 16 nov 2026, .+ al 21 nov 2026, .+\n/);
    expect(text).toContain('\nNómina, 12c: no ganada.\n');
    expect(text).toContain('\nBonificación, 4c: no ganada; solo se gana junto con la nómina.\n');
  });
});
