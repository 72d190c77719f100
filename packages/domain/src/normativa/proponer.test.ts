import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { NORMATIVA_INICIAL } from './inicial';
import type { AccionPaso, Normativa, Paso } from './normativa';
import { describePropuesta, isComoPropuesta, type Propuesta, proponer } from './proponer';

/** The proposals for a person's faults, in order. */
function walk(normativa: Normativa, codigos: readonly string[]): Propuesta[] {
  const historia: string[] = [];
  return codigos.map((codigo) => {
    const propuesta = proponer(normativa, historia, codigo);
    if (!propuesta) throw new Error(codigo);
    historia.push(propuesta.aplicada.codigo);
    return propuesta;
  });
}
const tell = (codigos: readonly string[]) =>
  walk(NORMATIVA_INICIAL, codigos).map((propuesta) => describePropuesta(propuesta, CREDITOS));

describe('the default normativa', () => {
  test('the default normativa leads from a warning to a dismissal', () => {
    expect(tell(Array(8).fill('ML-1'))).toEqual([
      '1.ª falta leve: advertencia',
      '2.ª falta leve: se añaden 5 minutos',
      '3.ª falta leve, que pasa a 1.ª falta intermedia: multa de 5C',
      '3.ª falta leve, que pasa a 2.ª falta intermedia: multa de 15C',
      '3.ª falta leve, que pasa a 3.ª falta intermedia, que pasa a 1.ª falta grave: multa de 25C',
      '3.ª falta leve, que pasa a 3.ª falta intermedia, que pasa a 2.ª falta grave: degrado o despido',
      '3.ª falta leve, que pasa a 3.ª falta intermedia, que pasa a 3.ª falta grave: degrado o despido',
      '3.ª falta leve, que pasa a 3.ª falta intermedia, que pasa a 4.ª falta grave: degrado o despido',
    ]);
  });

  test('the default normativa counts each type of fault separately', () => {
    expect(tell(['ML-1', 'MI-1', 'ML-2', 'MA-4', 'MI-2'])).toEqual([
      '1.ª falta leve: advertencia',
      '1.ª falta intermedia: multa de 5C',
      '2.ª falta leve: se añaden 5 minutos',
      '1.ª falta grave: multa de 25C',
      '2.ª falta intermedia: multa de 15C',
    ]);
  });

  test('a normativa proposes nothing for an unknown infraction', () => {
    expect(proponer(NORMATIVA_INICIAL, [], 'XX-1')).toBeNull();
  });
});

const accion = fc.constantFrom<AccionPaso>(
  'advertencia',
  'minutos',
  'multa',
  'degrado',
  'despido',
  'degrado_o_despido',
);
const paso = fc
  .record({ accion, cantidad: fc.integer({ min: 1, max: 50 }) })
  .map(({ accion: a, cantidad }): Paso => ({ accion: a, cantidad, texto: '' }));
/**
 * Normativas with one infraction for each kind of fault. The last step of a kind may lead to the
 * next kind.
 */
const rules = fc
  .array(fc.tuple(fc.array(paso, { minLength: 1, maxLength: 4 }), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  })
  .map((kinds): Normativa => {
    const superior: Paso = { accion: 'superior', cantidad: 0, texto: '' };
    const tipos = kinds.map(([pasos, passes], index) => {
      const codigo = `T${index}`;
      return {
        codigo,
        nombre: codigo,
        descripcion: '',
        pasos: passes && index < kinds.length - 1 ? [...pasos, superior] : pasos,
      };
    });
    return {
      tipos,
      infracciones: tipos.map(({ codigo }) => ({ codigo, tipo: codigo, texto: codigo })),
      nota: '',
      personal: [],
      articulos: [],
    };
  });
const faults = fc.array(fc.nat(3), { maxLength: 25 });
const codesOf = ({ tipos }: Normativa, which: readonly number[]) =>
  which.map((n) => `T${n % tipos.length}`);

describe('any normativa, after any faults', () => {
  test('any normativa proposes an existing step of the same type or a graver one, never a step that only leads to the next type', () => {
    fc.assert(
      fc.property(rules, faults, (normativa, which) => {
        const codigos = codesOf(normativa, which);
        walk(normativa, codigos).forEach(({ aplicada, paso: step }, index) => {
          const own = normativa.tipos.findIndex(({ codigo }) => codigo === codigos[index]);
          expect(normativa.tipos.indexOf(aplicada)).toBeGreaterThanOrEqual(own);
          expect(aplicada.pasos).toContain(step);
          expect(step.accion).not.toBe('superior');
        });
      }),
    );
  });

  test('the proposals follow the steps of each type in order, one per fault, and stay at the last', () => {
    fc.assert(
      fc.property(rules, faults, (normativa, which) => {
        const seen = new Map<string, number>();
        for (const { aplicada, paso: step } of walk(normativa, codesOf(normativa, which))) {
          const at = seen.get(aplicada.codigo) ?? 0;
          expect(step).toBe(aplicada.pasos[Math.min(at, aplicada.pasos.length - 1)]);
          seen.set(aplicada.codigo, at + 1);
        }
      }),
    );
  });

  test('a fault counts under the next type once the steps of its own type are used up, and no sooner', () => {
    fc.assert(
      fc.property(rules, faults, (normativa, which) => {
        const historia: string[] = [];
        for (const codigo of codesOf(normativa, which)) {
          const propuesta = proponer(normativa, historia, codigo) as Propuesta;
          const own = normativa.tipos.find(
            (tipo) => tipo.codigo === codigo,
          ) as Normativa['tipos'][number];
          const given = historia.filter((one) => one === codigo).length;
          const isOver = own.pasos.at(-1)?.accion === 'superior' && given >= own.pasos.length - 1;
          expect(propuesta.aplicada.codigo !== codigo).toBe(isOver);
          expect(propuesta.veces.at(-1)).toEqual([
            propuesta.aplicada.nombre,
            historia.filter((one) => one === propuesta.aplicada.codigo).length + 1,
          ]);
          historia.push(propuesta.aplicada.codigo);
        }
      }),
    );
  });

  test('a proposal ignores the order of earlier faults, and unknown infractions', () => {
    fc.assert(
      fc.property(rules, faults, fc.nat(), (normativa, which, n) => {
        const historia = codesOf(normativa, which);
        const codigo = `T${n % normativa.tipos.length}`;
        expect(proponer(normativa, [...historia].reverse(), codigo)).toEqual(
          proponer(normativa, historia, codigo),
        );
        const without = historia.filter((_, index) => index !== 0);
        expect(proponer(normativa, [...without, ...historia.slice(0, 1)], codigo)).toEqual(
          proponer(normativa, historia, codigo),
        );
        expect(proponer(normativa, [...historia, 'UNO_QUE_YA_NO_HAY'], codigo)).toEqual(
          proponer(normativa, historia, codigo),
        );
      }),
    );
  });
});

test.each<[AccionPaso, number, Parameters<typeof isComoPropuesta>[1], boolean]>([
  ['advertencia', 0, { accion: 'multa', creditos: 0 }, true],
  ['advertencia', 0, { accion: 'multa', creditos: 5 }, false],
  ['minutos', 5, { accion: 'multa', creditos: 0 }, true],
  ['minutos', 5, { accion: 'multa', creditos: 5 }, false],
  ['multa', 25, { accion: 'multa', creditos: 25 }, true],
  ['multa', 25, { accion: 'multa', creditos: 24 }, false],
  ['multa', 25, { accion: 'despido' }, false],
  ['degrado', 0, { accion: 'degrado' }, true],
  ['degrado', 0, { accion: 'despido' }, false],
  ['despido', 0, { accion: 'multa', creditos: 0 }, false],
  ['degrado_o_despido', 0, { accion: 'degrado' }, true],
  ['degrado_o_despido', 0, { accion: 'despido' }, true],
  ['degrado_o_despido', 0, { accion: 'multa', creditos: 0 }, false],
])(
  'whether the proposal «%s» (amount %i) and the punishment %j are the same: %s',
  (step, cantidad, dada, same) => {
    expect(isComoPropuesta({ accion: step, cantidad, texto: '' }, dada)).toBe(same);
  },
);
