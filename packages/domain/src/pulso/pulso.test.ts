import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDiaCorto, formatMes } from '../formato/mes';
import { findPunta, type GrupoCalor, mediaDentro, spreadCalor } from './calor';
import { compararUltimos, describeCambio } from './cambio';
import { countMitad, porcentajeDe } from './reparto';
import { monthsBefore, toGeneraciones } from './retencion';
import { avanceOf, diasDesde, esperadoDe, findFalta } from './riesgo';
import { countWeekdays, listTramos, SEMANAS_PULSO, sumTramos } from './tramos';

const DAY = 86_400_000;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const day = fc.integer({ min: 10_000, max: 30_000 }).map((n) => toDay(n * DAY));

describe('the tramos of a chart', () => {
  test('the tramos of four weeks are its days, up to today', () => {
    const tramos = listTramos('2026-11-21', 4);
    expect(tramos).toHaveLength(28);
    expect([tramos[0], tramos.at(-1)]).toEqual([
      { inicio: '2026-10-25', final: '2026-10-25' },
      { inicio: '2026-11-21', final: '2026-11-21' },
    ]);
  });

  test('the tramos of longer ranges are weeks from Monday on, the current week up to today', () => {
    const tramos = listTramos('2026-11-21', 12);
    expect(tramos).toHaveLength(12);
    expect(tramos.slice(-2)).toEqual([
      { inicio: '2026-11-09', final: '2026-11-15' },
      { inicio: '2026-11-16', final: '2026-11-21' },
    ]);
    expect(listTramos('2026-11-16', 12).at(-1)).toEqual({
      inicio: '2026-11-16',
      final: '2026-11-16',
    });
  });

  test('the tramos are contiguous and end today, whatever the day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...SEMANAS_PULSO), (hoy, semanas) => {
        const tramos = listTramos(hoy, semanas);
        expect(tramos.at(-1)?.final).toBe(hoy);
        for (const [i, { inicio }] of tramos.slice(1).entries())
          expect(Date.parse(inicio) - Date.parse(tramos[i]?.final ?? '')).toBe(DAY);
        const weekdays = countWeekdays(tramos[0]?.inicio ?? '', hoy);
        expect(weekdays.reduce((a, b) => a + b)).toBe(
          (Date.parse(hoy) - Date.parse(tramos[0]?.inicio ?? '')) / DAY + 1,
        );
        expect(Math.max(...weekdays) - Math.min(...weekdays)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the tramos contain each day once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ dia: fc.nat({ max: 27 }), cuantos: fc.nat({ max: 9 }) })),
        (found) => {
          const tramos = listTramos('2026-11-21', 4);
          const sums = sumTramos(tramos, [
            ...found.map(({ dia, cuantos }) => ({ dia: tramos[dia]?.inicio ?? '', cuantos })),
            { dia: '2026-10-24', cuantos: 1 },
            { dia: '2026-11-22', cuantos: 1 },
          ]);
          expect(sums).toEqual(
            tramos.map((_, i) =>
              found.filter(({ dia }) => dia === i).reduce((all, { cuantos }) => all + cuantos, 0),
            ),
          );
        },
      ),
    );
  });

  test('the weekdays of a range are counted', () => {
    expect(countWeekdays('2026-11-16', '2026-11-22')).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(countWeekdays('2026-11-21', '2026-11-21')).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(() => countWeekdays('2026-11-21', 'mañana')).toThrow(RangeError);
  });
});

describe('presence by hour', () => {
  /** A clock-in, in minutes from the start of the week, as the database groups it. */
  const toGrupo = (from: number, minutes: number): GrupoCalor => {
    const to = from + minutes;
    const despues = Math.floor(to / 60) - Math.floor(from / 60);
    return {
      hueco: Math.floor(from / 60),
      despues,
      cuantos: 1,
      primeros: 60 * (despues === 0 ? minutes : 60 - (from % 60)),
      ultimos: 60 * (despues === 0 ? 0 : to % 60),
    };
  };

  test('presence counts each minute in its hour, also from Sunday into Monday', () => {
    const calor = spreadCalor([toGrupo(6 * 1440 + 23 * 60 + 30, 105)]);
    expect([calor[6]?.[23], calor[0]?.[0], calor[0]?.[1]]).toEqual([30, 60, 15]);
  });

  test('presence counts every minute of every clock-in once', () => {
    const clockIn = fc.tuple(fc.nat({ max: 7 * 1440 - 1 }), fc.integer({ min: 1, max: 960 }));
    fc.assert(
      fc.property(fc.array(clockIn, { maxLength: 20 }), (clockIns) => {
        const expected = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
        for (const [from, minutes] of clockIns) {
          for (let minute = from; minute < from + minutes; minute++) {
            const row = expected[Math.floor(minute / 1440) % 7] as number[];
            const hour = Math.floor(minute / 60) % 24;
            row[hour] = (row[hour] ?? 0) + 1;
          }
        }
        expect(spreadCalor(clockIns.map(([from, minutes]) => toGrupo(from, minutes)))).toEqual(
          expected,
        );
      }),
    );
  });

  test('presence has the average to a tenth, and the highest hour', () => {
    expect([
      mediaDentro(90, 1),
      mediaDentro(100, 4),
      mediaDentro(3, 1),
      mediaDentro(2, 1),
      mediaDentro(60, 0),
    ]).toEqual([1.5, 0.4, 0.1, 0, 0]);
    expect(findPunta([[0, 1.5], [2]])).toEqual({ dia: 1, hora: 0, media: 2 });
    expect(findPunta([[0], [0]])).toBeNull();
  });
});

describe('the load of the supervisors', () => {
  test.each([
    [[], 0],
    [[0, -3], 0],
    [[10], 1],
    [[5, 5], 1],
    [[4, 3, 3], 2],
    [[1, 1, 1, 1, 1], 3],
    [[90, 5, 5], 1],
  ])('half of the amounts %j is the work of %i people', (cantidades, people) => {
    expect(countMitad(cantidades)).toBe(people);
  });

  test('half of the work is counted with as few people as possible, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500 }), { minLength: 1 }), (cantidades) => {
        const [few, sorted] = [countMitad(cantidades), [...cantidades].sort((a, b) => b - a)];
        const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
        expect(sum(sorted.slice(0, few)) * 2).toBeGreaterThanOrEqual(sum(sorted));
        if (few > 0) expect(sum(sorted.slice(0, few - 1)) * 2).toBeLessThan(sum(sorted));
      }),
    );
  });

  test('the load of the supervisors is shown in whole percentages', () => {
    expect([
      porcentajeDe(1, 3),
      porcentajeDe(2, 3),
      porcentajeDe(1, 200),
      porcentajeDe(5, 0),
    ]).toEqual([33, 67, 1, 0]);
  });
});

describe('the people at risk', () => {
  const categoria = {
    nomina_ascenso: 1,
    nomina_asistencia: 4,
    nomina_times: 600,
    boni_ascenso: 0,
    boni_asistencia: 0,
    boni_times: 0,
    paga_nomina: 20,
    paga_boni: 0,
  };
  const avance = { pasados: 5, total: 7 };

  test('people at risk have the days since their last credit, never negative', () => {
    expect([
      diasDesde('2026-11-14', '2026-11-21'),
      diasDesde('2026-11-21', '2026-11-21'),
      diasDesde('2026-11-22', '2026-11-21'),
    ]).toEqual([7, 0, 0]);
  });

  test('the elapsed share of the period is counted from its opening to the next pay', () => {
    expect(avanceOf({ abierto: '2026-11-15', hoy: '2026-11-20', paga: '2026-11-22' })).toEqual({
      pasados: 5,
      total: 7,
    });
    expect(avanceOf({ abierto: '2026-11-21', hoy: '2026-11-21', paga: '2026-11-21' })).toEqual({
      pasados: 0,
      total: 1,
    });
  });

  test('the expected share of a requirement is rounded, with halves up', () => {
    expect([1, 2, 4, 600].map((pide) => esperadoDe(pide, avance))).toEqual([1, 1, 3, 429]);
    expect(esperadoDe(1, { pasados: 1, total: 2 })).toBe(1);
  });

  test('people at risk are shown with the missing amount of each requirement', () => {
    expect(
      findFalta({ ascensos: 1, asistencias: 2, times: 500 }, categoria, {
        isReducido: false,
        avance,
      }),
    ).toEqual({
      ascensos: 0,
      asistencias: 2,
      times: 100,
    });
    expect(
      findFalta({ ascensos: 1, asistencias: 3, times: 429 }, categoria, {
        isReducido: false,
        avance,
      }),
    ).toBeNull();
    expect(
      findFalta({ ascensos: 1, asistencias: 2, times: 300 }, categoria, {
        isReducido: true,
        avance,
      }),
    ).toBeNull();
    expect(
      findFalta({ ascensos: 0, asistencias: 0, times: -30 }, categoria, {
        isReducido: true,
        avance,
      }),
    ).toEqual({
      ascensos: 1,
      asistencias: 2,
      times: 300,
    });
  });

  test('no one is behind before half of the period, or where nothing is paid', () => {
    const hecho = { ascensos: 0, asistencias: 0, times: 0 };
    expect(
      findFalta(hecho, categoria, { isReducido: false, avance: { pasados: 3, total: 7 } }),
    ).toBeNull();
    expect(
      findFalta(hecho, categoria, { isReducido: false, avance: { pasados: 4, total: 7 } }),
    ).not.toBeNull();
    expect(
      findFalta(hecho, { ...categoria, paga_nomina: 0 }, { isReducido: false, avance }),
    ).toBeNull();
  });

  test('a person who meets all requirements is never behind', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 60 }),
        fc.boolean(),
        (total, pasados, isReducido) => {
          const done = { ascensos: 1, asistencias: 4, times: 600 };
          expect(
            findFalta(done, categoria, {
              isReducido,
              avance: { total, pasados: Math.min(total, pasados) },
            }),
          ).toBeNull();
        },
      ),
    );
  });
});

describe('the people who stayed', () => {
  test('the people who stayed are counted at the end of each month since their entry', () => {
    const grupos = [
      { mes: '2026-09', salio: null, cuantos: 5 },
      { mes: '2026-09', salio: '2026-09', cuantos: 1 },
      { mes: '2026-09', salio: '2026-11', cuantos: 2 },
      { mes: '2026-11', salio: null, cuantos: 3 },
      { mes: '2025-11', salio: null, cuantos: 9 },
    ];
    expect(toGeneraciones(grupos, '2026-11-21')).toEqual([
      { mes: '2026-09', entraron: 8, quedan: [7, 7, 5] },
      { mes: '2026-11', entraron: 3, quedan: [3] },
    ]);
  });

  test('the people who stayed never increase, and never exceed the people who joined', () => {
    const mes = fc.nat({ max: 11 }).map((count) => monthsBefore('2026-11', count));
    const grupo = fc.record({
      mes,
      salio: fc.option(mes),
      cuantos: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(grupo), (grupos) => {
        for (const { entraron, quedan } of toGeneraciones(grupos, '2026-11-21')) {
          [entraron, ...quedan].reduce((before, now) => {
            expect(now).toBeLessThanOrEqual(before);
            return now;
          });
        }
      }),
    );
  });

  test('the people who stayed are shown for the months of the last year', () => {
    expect([
      monthsBefore('2026-03', 3),
      monthsBefore('2026-11', 11),
      monthsBefore('2026-11', 0),
    ]).toEqual(['2025-12', '2025-12', '2026-11']);
  });
});

describe('the comparison with the former value', () => {
  const days = [...new Array(13).fill(2), 5, 3, 9];

  test('the comparison covers the last seven days, or the last week', () => {
    expect(compararUltimos(days, 4, 'suma')).toEqual({ ahora: 18, antes: 14 });
    expect(compararUltimos(days, 4, 'media')).toEqual({ ahora: 3, antes: 2 });
    expect(compararUltimos(days, 12, 'suma')).toEqual({ ahora: 3, antes: 5 });
    expect(compararUltimos([4], 52, 'media')).toEqual({ ahora: 0, antes: 0 });
  });

  test.each([
    [18, 14, 'un 29\u00a0% más que en la anterior'],
    [82, 100, 'un 18\u00a0% menos que en la anterior'],
    [1001, 1000, 'un 1\u00a0% más que en la anterior'],
    [7, 7, 'lo mismo que en la anterior'],
    [7, 0, 'en la anterior, nada'],
    [0, 7, 'un 100\u00a0% menos que en la anterior'],
  ])('the comparison of %i after %i is %s', (ahora, antes, texto) => {
    expect(describeCambio({ ahora, antes }, 'en la anterior')).toBe(texto);
  });

  test('formatDiaCorto and formatMes write days and months for charts', () => {
    expect([formatDiaCorto('2026-11-21'), formatMes('2026-11')]).toEqual([
      '21 nov',
      'noviembre de 2026',
    ]);
  });
});
