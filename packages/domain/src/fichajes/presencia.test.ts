import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Avatar } from '../avatar/avatar';
import { isOlvidada, type Presencia, SIN_MIRAR, seePresencia } from './presencia';

const ENTRADA = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;

const said = (enLinea: boolean | null, ultimaVez: string | null = null): Avatar => ({
  estado: 'dicho',
  mision: null,
  enLinea,
  ultimaVez,
  placas: null,
  grupos: null,
});
const NADA: readonly Avatar[] = [
  said(null),
  { estado: 'privado', mision: null },
  { estado: 'desconocido' },
  { estado: 'prohibido' },
  { estado: 'sin-servicio' },
  { estado: 'no-responde', fallo: 'tiempo' },
];

/** The presence after these answers, ten minutes apart. */
const seeAll = (avatars: readonly Avatar[]): Presencia =>
  avatars.reduce(
    (before, avatar, index) =>
      seePresencia(before, avatar, { entrada: ENTRADA, now: ENTRADA + (index + 1) * 10 * MINUTE }),
    SIN_MIRAR,
  );

describe('a forgotten exit', () => {
  test('an exit is forgotten if the last two answers that tell something say offline', () => {
    const answer = fc.constantFrom(said(true), said(false), ...NADA);
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (avatars) => {
        const told = avatars.filter((one) => one.estado === 'dicho' && one.enLinea !== null);
        const last = told.slice(-2).map((one) => one.estado === 'dicho' && one.enLinea);
        expect(isOlvidada(seeAll(avatars))).toBe(last.length === 2 && !last.includes(true));
      }),
    );
  });

  test('answers that tell nothing change nothing', () => {
    fc.assert(
      fc.property(
        fc.record({
          veces: fc.nat(2),
          visto: fc.option(fc.integer({ min: ENTRADA, max: 2 * ENTRADA })),
        }),
        fc.constantFrom(...NADA),
        (before, avatar) => {
          expect(seePresencia(before, avatar, { entrada: ENTRADA, now: ENTRADA + 1 })).toBe(before);
        },
      ),
    );
  });

  test('the last time seen lies within the clock-in, whatever the service says', () => {
    const answer = fc.oneof(
      fc.constant(said(true)),
      fc.date({ noInvalidDate: true }).map((date) => said(false, date.toISOString())),
      fc.constantFrom(said(false), said(false, 'ayer'), ...NADA),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (avatars) => {
        const { visto } = seeAll(avatars);
        if (visto === null) return;
        expect(visto).toBeGreaterThanOrEqual(ENTRADA);
        expect(visto).toBeLessThanOrEqual(ENTRADA + avatars.length * 10 * MINUTE);
      }),
    );
  });

  test.each<[string, readonly Avatar[], number | null]>([
    ['never', [said(false), said(false, '2026-11-21T18:00:00.000Z')], null],
    ['by the portal', [said(true), said(false), said(false)], ENTRADA + 10 * MINUTE],
    [
      'by the service, later than by the portal',
      [said(true), said(false, '2026-11-21T18:44:10.000Z'), said(false)],
      ENTRADA + 14 * MINUTE + 10_000,
    ],
    [
      'in the future, which is not believed',
      [said(true), said(false, '2027-01-01T00:00:00.000Z')],
      ENTRADA + 10 * MINUTE,
    ],
  ])('an avatar was last seen %s', (_, avatars, visto) => {
    expect(seeAll(avatars).visto).toBe(visto);
  });
});
