import { PERMISOS } from '@garita/domain/acceso/permisos';
import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { LONG_NAME } from '../storyData';
import type { Excepcion } from './ExcepcionesScreenProps';

export const excepcion = (
  id: number,
  usuario_nombre: string,
  codigos: readonly string[],
  more: Partial<Excepcion> = {},
): Excepcion => ({
  id,
  usuario_nombre,
  permisos: formatPermisoIds(codigos),
  id_categoria: 5,
  despedido: 0,
  fecha: '2026-11-19T17:05:00.000Z',
  encargadoNombre: 'Gerente',
  ...more,
});

/** The exceptions as Supervisora sees them: she may change the first two, delete only the first. */
export const EXCEPCIONES_DE_TODOS: readonly Excepcion[] = [
  excepcion(5, 'Agente', ['tt'], { id_categoria: 3 }),
  excepcion(4, 'Oficial', ['mul', 'pag'], {
    fecha: '2026-11-20T23:40:00.000Z',
    encargadoNombre: 'Fundadora',
  }),
  excepcion(7, 'Ronda-Nocturna', ['usu', 'ern'], { id_categoria: 9 }),
  excepcion(40, 'Sra.Quintana', ['epm'], {
    id_categoria: 7,
    despedido: 1,
    fecha: '2026-10-02T18:00:00.000Z',
  }),
];

export const LARGA: readonly Excepcion[] = [
  excepcion(41, LONG_NAME, PERMISOS, { id_categoria: 9, encargadoNombre: LONG_NAME }),
];

export const MANY: readonly Excepcion[] = Array.from({ length: 400 }, (_, index) =>
  excepcion(
    index + 100,
    `Persona-${String(index + 1).padStart(4, '0')}`,
    PERMISOS.slice(index % 20, (index % 20) + 1 + (index % 3)),
    {
      id_categoria: (index % 9) + 1,
    },
  ),
);
