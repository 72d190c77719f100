import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import {
  aceptarRules,
  alcanceRules,
  buscarRules,
  isDisponible,
  proponerRules,
} from './ascenso.rules';
import { formatSiguiente } from './formatSiguiente';
import { findNextMission, reaches } from './siguiente';
import { describeEspera, formatTiempoAscenso, parseTiempoAscenso, waitOf } from './tiempoAscenso';

const escalera = [1, 1, 2, 9, 9, 10, 11].map((id_categoria, i) => ({ id: i + 1, id_categoria }));

describe('the next mission', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, null],
    [6, null],
    [7, null],
    [99, null],
  ])('after mission %i comes mission %s', (actual, next) => {
    expect(findNextMission(escalera, actual)?.id ?? null).toBe(next);
  });
});

describe('how far a category promotes', () => {
  test('asciende_hasta is a position in the ordered list, not an id; 0 is none', () => {
    const categorias = [1, 2, 4, 8];
    expect([1, 2, 4, 8].map((c) => reaches(3, categorias, c))).toEqual([true, true, true, false]);
    expect([1, 2, 4, 8].some((c) => reaches(0, categorias, c))).toBe(false);
    expect(reaches(4, categorias, 3)).toBe(false);
  });
});

describe('tiempo_ascenso', () => {
  test.each([
    ['30 minute', 1_800_000, '30 Minutos', '30 minutos'],
    ['1 hour', 3_600_000, '1 Horas', '1 hora'],
    ['3 days', 259_200_000, '3 Días', '3 días'],
    ['0 days', 0, '0 Días', '0 días'],
  ])('the wait «%s» takes %i ms and reads %s (ASC-16)', (tiempo, ms, texto, espera) => {
    expect(waitOf(tiempo)).toBe(ms);
    expect(formatTiempoAscenso(tiempo)).toBe(texto);
    expect(describeEspera(tiempo)).toBe(espera);
  });

  test.each(['', '3', 'days', '3 week', '-1 days', '1.5 hour', '3  days'])(
    '«%s» is no valid tiempo_ascenso',
    (tiempo) => {
      expect(() => parseTiempoAscenso(tiempo)).toThrow(RangeError);
    },
  );
});

describe('the rules of a promotion', () => {
  const bien = {
    haySiguiente: true,
    pendiente: false,
    falta: 0,
    alcanza: true,
    ajenos: [] as string[],
  };
  test.each([
    [
      'no next mission',
      { haySiguiente: false },
      'Ya está en la última misión a la que se asciende.',
    ],
    ['a pending request', { pendiente: true }, 'Ya tiene una solicitud de ascenso pendiente.'],
    [
      'a wait that is not over',
      { falta: 1 },
      'Todavía no ha pasado el tiempo para su próximo ascenso.',
    ],
    [
      'a mission out of the promoter’s reach',
      { alcanza: false },
      'Tu categoría no puede ascender hasta esa misión.',
    ],
    [
      'codes that the promoter lacks',
      { ajenos: ['mul', 'pag'] },
      'No puedes dar una categoría con permisos que tú no tienes: mul, pag.',
    ],
  ])('proposing a promotion fails with %s', (_, change, texto) => {
    expect(findFailure(proponerRules, { ...bien, ...change })?.texto).toBe(texto);
  });

  test('accepting a promotion checks all rules of proposing again, except the pending request', () => {
    expect(findFailure(aceptarRules, { ...bien, pendiente: true })).toBeNull();
    expect(findFailure(aceptarRules, { ...bien, falta: 1 })).not.toBeNull();
  });

  test('a record is available exactly when proposing succeeds within the promoter’s reach', () => {
    const estado = fc.record({
      haySiguiente: fc.boolean(),
      pendiente: fc.boolean(),
      falta: fc.integer({ min: -5, max: 5 }),
      alcanza: fc.constant(true),
      ajenos: fc.constant([]),
    });
    fc.assert(
      fc.property(estado, (e) => isDisponible(e) === (findFailure(proponerRules, e) === null)),
    );
  });

  test('neither a pending request nor the wait changes whether a mission is within reach, and a mission out of reach cannot be proposed', () => {
    const estado = fc.record({
      haySiguiente: fc.boolean(),
      pendiente: fc.boolean(),
      falta: fc.integer({ min: -5, max: 5 }),
      alcanza: fc.boolean(),
      ajenos: fc.constantFrom([], ['mul']),
    });
    fc.assert(
      fc.property(estado, (e) => {
        const fuera = findFailure(alcanceRules, e);
        expect(findFailure(alcanceRules, { ...e, pendiente: false, falta: 0 })).toEqual(fuera);
        if (fuera) expect(findFailure(proponerRules, e)).not.toBeNull();
        expect(fuera).toEqual(findFailure(proponerRules, { ...e, pendiente: false, falta: 0 }));
      }),
    );
  });

  test('looking up a promotion record needs a user (ASC-03)', () => {
    expect(findFailure(buscarRules, { usuario: null })).toEqual({
      campo: 'usuario',
      texto: 'Selecciona un usuario',
    });
    expect(findFailure(buscarRules, { usuario: 3 })).toBeNull();
  });
});

describe('the next mission as written (ASC-09)', () => {
  test.each([
    ['OFI', 'REC', 'GAR - Aspirante - OFI REC'],
    ['OFI', null, 'GAR - Aspirante - OFI'],
    [null, null, 'GAR - Aspirante'],
  ])('with signatures %s and %s the next mission is written %s', (propia, destino, texto) => {
    expect(formatSiguiente('GAR', 'Aspirante', propia, destino)).toBe(texto);
  });
});
