import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTiempoLargo, readReloj, type TiempoLeido } from './readReloj';
import { exactMinutesOf, minutesOf, pausedMinutesOf, type Reloj, seniorMinutesOf } from './reloj';

const MINUTE = 60_000;
const T0 = Date.parse('2026-11-21T18:30:00.000Z');

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const toWire = (reloj: Reloj, now: number): TiempoLeido => ({
  inicio: new Date(reloj.inicio).toISOString(),
  ligado: iso(reloj.ligado),
  p_bajo: iso(reloj.pausadoDesde),
  pausa_desde: iso(reloj.pausadoDesde === null ? null : reloj.pausadoDesde - reloj.msPausados),
  tiempopausado: pausedMinutesOf(reloj, now),
});

const ago = (hours: number) =>
  fc.integer({ min: 0, max: hours * 60 * MINUTE }).map((ms) => T0 - ms);
const reloj: fc.Arbitrary<Reloj> = fc.record({
  inicio: ago(10),
  ligado: fc.option(ago(10)),
  pausadoDesde: fc.option(ago(2)),
  msPausados: fc.integer({ min: 0, max: 300 * MINUTE }),
});

test('the clock of an old list gives the same minutes that the server gives now', () => {
  fc.assert(
    fc.property(reloj, fc.integer({ min: 0, max: 600 * MINUTE }), (real, later) => {
      const now = T0 + later;
      const read = readReloj(toWire(real, T0));
      const told = [minutesOf(read, now), seniorMinutesOf(read, now), pausedMinutesOf(read, now)];
      expect(told).toEqual([
        minutesOf(real, now),
        seniorMinutesOf(real, now),
        pausedMinutesOf(real, now),
      ]);
    }),
  );
});

test('the longer of two running times stays longer, whatever their whole minutes', () => {
  const since = (ms: number) =>
    readReloj(toWire({ inicio: ms, ligado: ms, pausadoDesde: null, msPausados: 0 }, T0));
  const [older, younger] = [since(T0 - 50), since(T0)];
  for (const now of [T0 + 59_960, T0 + 60_000, T0 + 119_950]) {
    expect(exactMinutesOf(older, now).mins).toBeGreaterThan(exactMinutesOf(younger, now).mins);
    expect(exactMinutesOf(older, now).minsA).toBeGreaterThan(exactMinutesOf(younger, now).minsA);
  }
});

test.each([
  [480, false],
  [481, true],
])('a time open for %d minutes is marked as lasting more than 8 hours: %s', (minutes, isLargo) => {
  expect(isTiempoLargo({ abierto: new Date(T0 - minutes * MINUTE).toISOString() }, T0)).toBe(
    isLargo,
  );
});
