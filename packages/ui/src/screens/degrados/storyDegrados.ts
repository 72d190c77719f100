import { LONG_NAME } from '../storyData';
import { ESCALAFON } from '../usuarios/storyUsuarios';
import type { Degrado } from './DegradosScreenProps';

export const ESCALERA = ESCALAFON.categorias.flatMap(({ id_categoria, misiones }) =>
  misiones.map((mision) => ({ ...mision, id_categoria })),
);

export const GENTE = [
  { id: 1, usuario: 'Fundadora', mision: 'Fundación', id_categoria: 12 },
  { id: 2, usuario: 'Gerente', mision: 'Gerencia', id_categoria: 10 },
  { id: 3, usuario: 'Supervisora', mision: 'Supervisión I', id_categoria: 8 },
  { id: 4, usuario: 'Oficial', mision: 'Oficial I', id_categoria: 5 },
  { id: 5, usuario: 'Agente', mision: 'Agente II', id_categoria: 3 },
  { id: 6, usuario: 'Recluta', mision: 'Recluta', id_categoria: 1 },
];

const degrado = (id: number, more: Partial<Degrado> = {}): Degrado => ({
  id,
  usuario: 5,
  usuarioNombre: 'Agente',
  id_categoria: 3,
  encargadoNombre: 'Gerente',
  motivo: 'No respondió en tres pases de lista seguidos.',
  rango_anterior: 'Agente II',
  rango_degrado: 'Agente I',
  fecha: '2026-11-18T18:30:00.000Z',
  ...more,
});

export const DEGRADOS_HECHOS: readonly Degrado[] = [
  degrado(4),
  degrado(3, {
    usuario: 8,
    usuarioNombre: 'I1l_O0scar',
    id_categoria: 4,
    motivo: 'Falta grave (M.G): ascendió a dos personas sin examen.\nAntes había tenido un aviso.',
    rango_anterior: 'Oficial III',
    rango_degrado: 'Cabo II',
    fecha: '2026-10-02T09:12:00.000Z',
  }),
  degrado(1, {
    usuario: 9,
    usuarioNombre: 'Sra.Quintana',
    id_categoria: 7,
    encargadoNombre: 'Fundadora',
    motivo: 'A petición propia: no tiene tiempo para más.',
    rango_anterior: 'Gerencia',
    rango_degrado: 'Comisaría I',
    fecha: '2026-08-21T22:05:00.000Z',
  }),
];

export const THOUSAND: readonly Degrado[] = Array.from({ length: 1000 }, (_, index) =>
  degrado(2000 - index, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    id_categoria: (index % 9) + 1,
    fecha: new Date(Date.UTC(2026, 10, 18) - index * 7_200_000).toISOString(),
  }),
);

export const LARGO = degrado(30, {
  usuarioNombre: LONG_NAME,
  encargadoNombre: LONG_NAME,
  motivo: 'Motivosinespacios'.repeat(25),
});
