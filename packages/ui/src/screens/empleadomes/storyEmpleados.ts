import { LONG_NAME } from '../storyData';
import type { Empleado } from './EmpleadoMesScreenProps';

const empleado = (
  id: number,
  usuario: number,
  usuarioNombre: string,
  more: Partial<Empleado> = {},
): Empleado => ({
  id,
  usuario,
  usuarioNombre,
  encargadoNombre: 'Gerente',
  fecha: '2026-11-09T18:30:00.000Z',
  estado: 0,
  hasta: null,
  ...more,
});

const retirado = (fecha: string, hasta: string) => ({ fecha, hasta, estado: 1 as const });

export const EMPLEADOS: readonly Empleado[] = [
  empleado(17, 7, 'Ronda-Nocturna', {
    encargadoNombre: 'Fundadora',
    fecha: '2026-11-12T18:30:00.000Z',
  }),
  empleado(16, 9, 'Sra.Quintana'),
  empleado(15, 5, 'Agente'),
  empleado(14, 4, 'Oficial'),
  empleado(12, 8, 'I1l_O0scar', retirado('2026-10-07T18:30:00.000Z', '2026-11-08T18:30:00.000Z')),
  empleado(11, 4, 'Oficial', retirado('2026-09-02T18:30:00.000Z', '2026-10-07T18:30:00.000Z')),
  empleado(9, 3, 'Supervisora', retirado('2026-08-01T18:30:00.000Z', '2026-09-01T18:30:00.000Z')),
];

export const LARGO: readonly Empleado[] = [
  empleado(20, 20, LONG_NAME, { encargadoNombre: LONG_NAME }),
];

export const THOUSAND: readonly Empleado[] = Array.from({ length: 1000 }, (_, index) =>
  empleado(
    2000 - index,
    index + 1,
    `Persona-${String(index + 1).padStart(4, '0')}`,
    index < 12 ? {} : retirado('2026-08-01T18:30:00.000Z', '2026-09-01T18:30:00.000Z'),
  ),
);
