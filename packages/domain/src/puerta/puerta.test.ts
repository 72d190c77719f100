import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERSONA } from '../testing/enPuerta';
import { gravest, juzgar } from './juzgar';
import { readNombres } from './nombres';
import type { PuertaLeida, VetoEnPuerta } from './puerta';

const VETO: VetoEnPuerta = { nombre: 'Lobo', motivo: 'Molesta', hasta: null, parecido: 0 };
const NADIE: PuertaLeida = { nombre: 'Oficial', persona: null, veto: null, parecidas: [] };
const DESPEDIDA = {
  ...PERSONA,
  lema: null,
  despido: { fecha: '2026-11-03T12:00:00.000Z' },
};

describe('the verdict at the door', () => {
  test.each<[string, Partial<PuertaLeida>, string, string]>([
    [
      'an active person',
      { persona: PERSONA },
      'pasa',
      'Déjale pasar si su misión es «GAR - Oficial I - SUP OFI».',
    ],
    [
      'an absent person',
      { persona: { ...PERSONA, lema: null, ausente: '2026-12-03' } },
      'pasa',
      'Déjale pasar; había avisado de que no estaría hasta el 3 dic 2026.',
    ],
    [
      'a former name',
      { nombre: 'Ofi_77', persona: PERSONA },
      'arregla',
      'Pídele que entre con su nombre de ahora: el de antes puede llevarlo otra persona.',
    ],
    [
      'a dismissed person',
      { persona: DESPEDIDA },
      'no',
      'No puede entrar: dejó la agencia el 3 nov 2026.',
    ],
    ['an unknown name', {}, 'visita', 'No es de la agencia: trátale como a una visita.'],
    [
      'an unknown look-alike',
      { parecidas: ['Fundadora'] },
      'no',
      'No es de la agencia, y su nombre se confunde con Fundadora: no le dejes pasar.',
    ],
    ['a vetoed name', { veto: VETO }, 'no', 'No puede entrar: tiene un veto.'],
    [
      'a name that looks vetoed',
      { veto: { ...VETO, hasta: '2026-12-31', parecido: 1 } },
      'no',
      'No puede entrar: se confunde con Lobo, con veto hasta el 31 dic 2026.',
    ],
  ])('the verdict on %s', (_, change, veredicto, hacer) => {
    expect(juzgar({ ...NADIE, ...change })).toMatchObject({ veredicto, hacer });
  });

  test('a seen motto is not asked for, whatever its characters', () => {
    const persona = { ...PERSONA, lema: 'GAR - «Jefa». - OFI' };
    expect(juzgar({ ...NADIE, persona }, { isMisionSeen: true }).hacer).toBe('Déjale pasar.');
  });

  test('a veto and a dismissal keep out whatever else is known', () => {
    fc.assert(
      fc.property(
        fc.record({
          persona: fc.constantFrom(null, PERSONA, DESPEDIDA),
          veto: fc.constantFrom(null, VETO),
          nombre: fc.constantFrom('Oficial', 'OFICIAL', 'Otra'),
          parecidas: fc.constantFrom([], ['Fundadora']),
        }),
        (leida) => {
          const { veredicto, titulo, hacer } = juzgar(leida);
          if (leida.veto || leida.persona?.despido) expect(veredicto).toBe('no');
          if (veredicto === 'pasa') expect(leida.persona).toBe(PERSONA);
          expect([titulo, hacer].every((text) => text.length > 0)).toBe(true);
        },
      ),
    );
  });

  test('the gravest verdict decides for several people', () => {
    expect(gravest([])).toBe('pasa');
    expect(gravest(['pasa', 'arregla', 'pasa'])).toBe('arregla');
    expect(gravest(['no', 'visita', 'arregla'])).toBe('no');
  });
});

describe('the names of a pasted text', () => {
  test.each([
    ['Ana', ['Ana']],
    ['  -Ana-  \r\nÑoño_77\n\n?Que!', ['-Ana-', 'Ñoño_77', '?Que!']],
    ['Álvaro.Ruiz, ana;ANA\tI1l|O0', ['Álvaro.Ruiz', 'ana', 'I1l|O0']],
    ['\u202eAna\u2069 👮', ['Ana 👮']],
    ['Gerente,\n,Gerente, \nGer,ente', ['Gerente,', ',Gerente,', 'Ger,ente']],
    [' \n ; \t', []],
  ])('the names of %j', (texto, nombres) => {
    expect(readNombres(texto)).toEqual(nombres);
  });

  test('the names of any text fit in a request', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (texto) => {
        const nombres = readNombres(texto);
        for (const nombre of nombres) {
          expect(nombre.length).toBeLessThanOrEqual(64);
          expect(nombre.trim()).toBe(nombre);
        }
      }),
    );
  });
});
