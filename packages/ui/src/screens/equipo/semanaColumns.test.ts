import { expect, test } from 'vitest';
import { toFilasSemana } from './semanaColumns';

const INICIO = '2026-11-16T06:00:00.000Z';
const fila = (fecha: string | null) => ({
  usuarioNombre: 'Agente',
  ascenso: 0,
  asistencia: 0,
  times: 0,
  fecha,
});

test.each([
  ['2026-11-16T06:00:00.000Z', true],
  ['2026-11-16T05:59:59.999Z', false],
  ['2026-11-16T07:00:00+01:00', true],
  [null, false],
])(
  'whether a person whose newest entry is at %s did something this week: %s (RSM-03)',
  (fecha, hizo) => {
    expect(toFilasSemana([fila(fecha)], INICIO)).toEqual([{ ...fila(fecha), hizo }]);
  },
);
