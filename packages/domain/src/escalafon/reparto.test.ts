import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERMISOS, type Permiso } from '../acceso/permisos';
import { type Borrador, emptyCategoria, listActivas } from './borrador';
import { toBorrador } from './enviado';
import { applyReparto, type Reparto, readReparto } from './reparto';

const categoria = fc.record({
  activa: fc.boolean(),
  asciende_hasta: fc.nat(9),
  permisos: fc.subarray(PERMISOS.filter((codigo) => codigo !== 'pag')),
});
const toLadder = (
  all: readonly { activa: boolean; asciende_hasta: number; permisos: readonly Permiso[] }[],
): Borrador =>
  toBorrador(
    all.map((one, i) => ({
      ...emptyCategoria(i + 1),
      ...one,
      activa: one.activa || i === 0 || i === 11,
    })),
  );
const ladder = fc.array(categoria, { minLength: 12, maxLength: 12 }).map(toLadder);
/**
 * Ladders whose higher categories hold the codes and the reach of the lower categories. The highest
 * categories may also decide.
 */
const rising = fc
  .tuple(ladder, fc.integer({ min: 2, max: 13 }))
  .map(([{ categorias }, deciden]) => {
    const upTo = (nivel: number) => categorias.filter((one) => one.nivel <= nivel);
    return toLadder(
      categorias.map(({ nivel, activa }) => {
        const permisos =
          nivel >= deciden
            ? PERMISOS
            : PERMISOS.filter((codigo) => upTo(nivel).some((one) => one.permisos.includes(codigo)));
        return {
          activa,
          permisos: permisos.filter((codigo) => codigo !== 'agc'),
          asciende_hasta: Math.max(...upTo(nivel).map((one) => one.asciende_hasta)),
        };
      }),
    );
  });
/** An answer that the step offers: a category in use; for promotions, not the lowest. */
const answer = (borrador: Borrador, from: number) =>
  fc.constantFrom(
    ...listActivas(borrador)
      .slice(from)
      .map(({ nivel }) => nivel),
    null,
  );
const asked = rising.chain((borrador) =>
  fc.record({
    borrador: fc.constant(borrador),
    reparto: fc.record<Reparto>({
      ascienden: answer(borrador, 1),
      tiempos: answer(borrador, 0),
      deciden: answer(borrador, 1),
    }),
  }),
);
/**
 * The lower of two levels; null = only the owner. A category that decides also does the other two
 * acts.
 */
const earlier = (a: number | null, b: number | null) =>
  a === null ? b : b === null ? a : Math.min(a, b);

test('applied answers are read back, and a lower level for deciding also counts for the other two answers', () => {
  fc.assert(
    fc.property(asked, ({ borrador, reparto }) => {
      const { ascienden, tiempos, deciden } = readReparto(applyReparto(borrador, reparto));
      expect(deciden).toBe(reparto.deciden);
      expect(tiempos).toBe(earlier(reparto.tiempos, reparto.deciden));
      expect(ascienden).toBe(earlier(reparto.ascienden, reparto.deciden));
    }),
  );
});

test('applying unchanged answers changes nothing', () => {
  fc.assert(
    fc.property(ladder, (borrador) => {
      expect(applyReparto(borrador, readReparto(borrador))).toEqual(borrador);
    }),
  );
});

test('agc is neither granted nor revoked, and unused levels do not change', () => {
  fc.assert(
    fc.property(ladder, asked, (borrador, { reparto }) => {
      const agc = ({ categorias }: Borrador) =>
        categorias.map(({ permisos }) => permisos.includes('agc'));
      const unused = ({ categorias }: Borrador) => categorias.filter(({ activa }) => !activa);
      const after = applyReparto(borrador, reparto);
      expect(agc(after)).toEqual(agc(borrador));
      expect(unused(after)).toEqual(unused(borrador));
    }),
  );
});

test('an answer on times gives no reach to a category that has asc without a reach', () => {
  const borrador = toLadder(
    Array.from({ length: 12 }, (_, i) => ({
      activa: [0, 2, 11].includes(i),
      asciende_hasta: i === 11 ? 1 : 0,
      permisos: i === 11 ? PERMISOS : i === 2 ? ['asc'] : [],
    })),
  );
  const reparto: Reparto = { ascienden: 12, tiempos: 1, deciden: null };
  expect(readReparto(applyReparto(borrador, reparto))).toEqual(reparto);
});
