import { expect, test } from 'vitest';
import { describeCuando, describeDuracion } from './describeCuando';

test.each([
  ['2026-11-23', '2026-11-27', 'Empieza dentro de 2 días', '5 días'],
  ['2026-11-22', '2026-11-22', 'Empieza mañana', '1 día'],
  ['2026-11-21', '2026-11-21', 'Termina hoy', '1 día'],
  ['2026-11-01', '2026-11-22', 'Termina mañana', '22 días'],
  ['2026-11-01', '2026-12-01', 'Termina dentro de 10 días', '31 días'],
  ['2026-11-01', '2026-11-20', 'Ya ha pasado', '20 días'],
])(
  'on 21 November, an absence from %s to %s is described as «%s» and «%s»',
  (inicio, final, cuando, duracion) => {
    expect(describeCuando({ inicio, final }, '2026-11-21')).toBe(cuando);
    expect(describeDuracion(inicio, final)).toBe(duracion);
  },
);
