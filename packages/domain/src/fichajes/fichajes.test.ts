import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exitOf, minutesOf } from './cuenta';
import { describeFuera, describeTuFuera } from './describeFuera';
import { descontadoOf, elapsedOf, isAbierto, isFichajeLargo, minutesAt } from './fichaje';
import { formatReloj } from './formatReloj';
import { listDias } from './listDias';
import { FICHAJES } from './textos';

const at = (time: string, dia = '2026-11-21') => `${dia}T${time}:00.000Z`;
const ms = (time: string, dia?: string) => Date.parse(at(time, dia));

test.each([
  ['2026-11-21T02:30:00.000Z', '-', false],
  ['2026-11-21T02:29:59.000Z', '-', true],
  ['2026-11-20T00:00:00.000Z', '2026-11-20T16:00:00.000Z', false],
  ['2026-11-20T00:00:00.000Z', '2026-11-20T16:00:01.000Z', true],
])(
  'a record from %s to %s is marked as lasting more than 16 hours: %s',
  (entrada, salida, isLargo) => {
    expect(isFichajeLargo({ entrada, salida }, Date.parse('2026-11-21T18:30:00.000Z'))).toBe(
      isLargo,
    );
  },
);

// The instant of an hour in the reader's zone, whichever zone that is.
const local = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();
test.each([
  [undefined, null, null],
  [{ visto: null }, 'Avatar desconectado', 'Tu avatar no está conectado'],
  [
    { visto: local(21, 12) },
    'Avatar visto por última vez a las 12:30',
    'Tu avatar se vio por última vez a las 12:30',
  ],
  [
    { visto: local(20, 23) },
    'Avatar visto por última vez el 20 nov 2026, 23:30',
    'Tu avatar se vio por última vez el 20 nov 2026, 23:30',
  ],
])(
  'a person who seems to have left is described, to others and to them: %j as %s',
  (olvidada, fuera, tuFuera) => {
    const now = Date.parse(local(21, 18));
    expect(describeFuera({ olvidada }, now)).toBe(fuera);
    expect(describeTuFuera({ olvidada }, now)).toBe(tuFuera);
  },
);

describe('the minutes of a record', () => {
  test.each([
    ['closed', { entrada: ms('10:00'), salida: ms('12:05'), descontado: 0 }, 125],
    [
      'closed, with a deduction',
      { entrada: ms('10:00'), salida: ms('12:05'), descontado: 15 },
      110,
    ],
    [
      'closed, with more deducted than its duration',
      { entrada: ms('10:00'), salida: ms('10:03'), descontado: 10 },
      0,
    ],
    ['open', { entrada: ms('10:00'), salida: null, descontado: 0 }, 150],
    [
      'open, with an entry after now, since the clock was set back',
      { entrada: ms('13:00'), salida: null, descontado: 0 },
      0,
    ],
    [
      'closed, with an exit before its entry',
      { entrada: ms('13:00'), salida: ms('12:00'), descontado: 0 },
      0,
    ],
  ])('the minutes of a record: %s', (_, cuenta, minutes) => {
    expect(minutesOf(cuenta, ms('12:30'))).toBe(minutes);
  });

  test('the minutes of a record are whole, whatever the seconds', () => {
    expect(
      minutesOf({ entrada: ms('10:00'), salida: ms('10:01') + 59_999, descontado: 0 }, 0),
    ).toBe(1);
  });

  test('the minutes of a record are never negative, even if the exit is before the entry', () => {
    expect(exitOf({ entrada: ms('10:00') }, ms('09:00'))).toBe(ms('10:00'));
    expect(exitOf({ entrada: ms('10:00') }, ms('10:01'))).toBe(ms('10:01'));
  });
});

describe('a record on the wire', () => {
  const abierto = { entrada: at('10:00'), salida: '-', min: 0 };
  const cerrado = { entrada: at('10:00'), salida: at('12:05'), min: 120 };

  test('a record is open while its exit is a dash (FIC-13)', () => {
    expect([isAbierto(abierto), isAbierto(cerrado)]).toEqual([true, false]);
  });

  test('the minutes of a record grow while it is open, and are fixed once it is closed', () => {
    expect(minutesAt(abierto, ms('12:30'))).toBe(150);
    expect(minutesAt(abierto, ms('09:00'))).toBe(0);
    expect(minutesAt(cerrado, ms('12:30'))).toBe(120);
    expect(elapsedOf(abierto, ms('10:01'))).toBe(60_000);
    expect(elapsedOf(abierto, ms('09:00'))).toBe(0);
  });

  test('the deducted minutes are the duration of a closed record minus its counted minutes', () => {
    expect(descontadoOf(cerrado)).toBe(5);
    expect(descontadoOf({ ...cerrado, min: 125 })).toBe(0);
    expect(descontadoOf(abierto)).toBe(0);
  });
});

describe('days', () => {
  const DIA = '2026-11-21';
  const manana = { dia: DIA, entrada: at('10:00'), salida: at('11:00'), min: 55 };
  const noche = { dia: DIA, entrada: at('23:00'), salida: at('01:00', '2026-11-22'), min: 120 };
  const ayer = {
    dia: '2026-11-20',
    entrada: at('10:00', '2026-11-20'),
    salida: at('11:00', '2026-11-20'),
    min: 60,
  };

  test('days have their first entry, last exit and total, newest first (FIC-06)', () => {
    expect(listDias([noche, manana, ayer], ms('12:00', '2026-11-22'))).toEqual([
      {
        dia: DIA,
        entrada: manana.entrada,
        salida: noche.salida,
        total: 175,
        isLargo: false,
        fichajes: [manana, noche],
      },
      {
        dia: '2026-11-20',
        entrada: ayer.entrada,
        salida: ayer.salida,
        total: 60,
        isLargo: false,
        fichajes: [ayer],
      },
    ]);
  });

  test('a day has no exit while one of its records is open, and counts that record up to now', () => {
    const abierto = { dia: DIA, entrada: at('20:00'), salida: '-', min: 0 };
    expect(listDias([abierto, manana], ms('20:30'))).toMatchObject([
      { salida: '-', entrada: manana.entrada, total: 85 },
    ]);
  });

  test('the days contain every record', () => {
    const record = fc.record({
      dia: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
      min: fc.nat(600),
    });
    fc.assert(
      fc.property(fc.array(record), (some) => {
        const fichajes = some.map((one, index) => ({
          ...one,
          entrada: at('10:00', one.dia),
          salida: at('22:00', one.dia),
          id: index,
        }));
        const dias = listDias(fichajes, 0);
        expect(
          dias.flatMap((dia) => dia.fichajes.map(({ id }) => id)).sort((a, b) => a - b),
        ).toEqual(fichajes.map(({ id }) => id));
        expect(dias.reduce((sum, { total }) => sum + total, 0)).toBe(
          fichajes.reduce((sum, { min }) => sum + min, 0),
        );
      }),
    );
  });
});

test.each([
  [0, '0:00:00'],
  [-1, '0:00:00'],
  [59_999, '0:00:59'],
  [3_909_000, '1:05:09'],
  [100 * 3_600_000, '100:00:00'],
])('a clock at %d ms shows %s', (elapsed, text) => {
  expect(formatReloj(elapsed)).toBe(text);
});

test.each([
  [FICHAJES.restado(5), 'Se han restado 5 minutos'],
  [FICHAJES.restadoTodo(3), 'Solo quedaban 3 minutos: se han restado todos'],
  [FICHAJES.restadoTodo(1), 'Solo quedaba 1 minuto: se ha restado'],
  [FICHAJES.salida(125), 'Salida registrada: 2h 5m'],
])('a message about clocking in or out reads: %s', (text, expected) => {
  expect(text).toBe(expected);
});
