import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { cutShort, type EstadoAusencia, findImpedimento, isVigente } from './ausencia';
import { ausenciaRules } from './ausencia.rules';
import { countCoinciden } from './countCoinciden';
import { AUSENCIAS } from './textos';

const HOY = '2026-11-21';
const VALUES = { motivo: 'Exámenes', inicio: '2026-11-23', final: '2026-11-27' };

describe('asking for an absence', () => {
  test.each([
    [{ motivo: '' }, 'motivo', 'No dejes campos vacios'],
    [{ motivo: ' \n\u00a0' }, 'motivo', 'No dejes campos vacios'],
    [{ inicio: '' }, 'inicio', 'No dejes campos vacios'],
    [{ final: '' }, 'final', 'No dejes campos vacios'],
    [{ motivo: '', inicio: '', final: '' }, 'motivo', 'No dejes campos vacios'],
    [{ inicio: '2026-02-30' }, 'inicio', 'Esa fecha no existe'],
    [{ final: '2026-13-01' }, 'final', 'Esa fecha no existe'],
    [{ final: '2026-11-22' }, 'inicio', 'Fecha inicio no puede ser mayor a Fecha final'],
    [
      { inicio: '2027-01-01', final: '2026-12-31' },
      'inicio',
      'Fecha inicio no puede ser mayor a Fecha final',
    ],
    [{ inicio: '2026-11-20' }, 'inicio', 'Fecha inicio no puede ser anterior a hoy'],
    [
      { inicio: '2026-11-19', final: '2026-11-20' },
      'inicio',
      'Fecha inicio no puede ser anterior a hoy',
    ],
  ])('a request with %j fails at %s (AUS-13 to AUS-16)', (changed, campo, texto) => {
    expect(findFailure(ausenciaRules(HOY), { ...VALUES, ...changed })).toEqual({ campo, texto });
  });

  test('an absence may last one day, begin today, or cross a new year', () => {
    for (const [inicio, final] of [
      ['2026-11-23', '2026-11-23'],
      [HOY, HOY],
      ['2026-12-31', '2027-01-01'],
    ] as const)
      expect(findFailure(ausenciaRules(HOY), { ...VALUES, inicio, final })).toBeNull();
  });
});

describe('asking for another absence', () => {
  const ausencia = (estado: EstadoAusencia, final: string) => ({
    estado,
    inicio: '2020-01-01',
    final,
  });

  test.each([
    [
      'refused while one is pending, even for days that are over',
      [ausencia(0, '2020-01-01')],
      true,
    ],
    ['refused on the last day of an accepted absence', [ausencia(1, HOY)], true],
    [
      'refused before the last day of an accepted absence',
      [ausencia(2, '2026-12-01'), ausencia(1, '2026-12-01')],
      true,
    ],
    ['allowed after the end of an accepted absence', [ausencia(1, '2026-11-20')], false],
    ['allowed after a cancelled absence', [ausencia(2, '2027-01-01')], false],
    ['allowed without an earlier absence', [], false],
  ])('another absence is %s', (_, propias, stands) => {
    expect(findImpedimento(propias, HOY) !== undefined).toBe(stands);
  });

  test('only an accepted absence is in force', () => {
    expect(
      [0, 1, 2].map((estado) => isVigente(ausencia(estado as EstadoAusencia, HOY), HOY)),
    ).toEqual([false, true, false]);
  });
});

test('the refusal of a second decision names the first decision and its author', () => {
  expect(AUSENCIAS.yaDecidida(1, 'Gerente')).toBe('Gerente ya aceptó esta ausencia.');
  expect(AUSENCIAS.yaDecidida(2, 'Gerente')).toBe('Gerente ya declinó esta ausencia.');
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-01', '2026-11-20'],
  [HOY, null],
  ['2026-12-01', null],
])('an absence from %s ended early on 21 November lasts until %s', (inicio, final) => {
  expect(cutShort({ inicio }, HOY)).toBe(final);
});

test('an absence coincides with accepted absences of other people that share a day, each person once', () => {
  const ausencia = (
    usuario: number,
    inicio: string,
    final: string,
    estado: EstadoAusencia = 1,
  ) => ({ usuario, estado, inicio, final });
  const pedida = ausencia(1, '2026-11-24', '2026-11-26', 0);
  const todas = [
    pedida,
    ausencia(1, '2026-11-25', '2026-11-25'),
    ausencia(2, '2026-11-20', '2026-11-24'),
    ausencia(2, '2026-11-26', '2026-11-30'),
    ausencia(3, '2026-11-25', '2026-11-25', 0),
    ausencia(4, '2026-11-25', '2026-11-25', 2),
    ausencia(5, '2026-11-20', '2026-11-23'),
    ausencia(6, '2026-11-27', '2026-11-30'),
  ];
  expect(countCoinciden(pedida, todas)).toBe(1);
});
