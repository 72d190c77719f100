import type { SolicitudNombre } from './CambioNombreScreenProps';

export const solicitud = (
  id: number,
  usuario: number,
  usuarioNombre: string,
  id_categoria: number,
  nombre: string,
): SolicitudNombre => ({
  id,
  usuario,
  usuarioNombre,
  id_categoria,
  nombre,
  fecha: `2026-11-${String(10 + (id % 11)).padStart(2, '0')}T18:30:00.000Z`,
});

/**
 * The requests as Gerente sees them. Gerente cannot answer the last request, because its author is
 * of Gerente's category.
 */
export const PENDIENTES: readonly SolicitudNombre[] = [
  solicitud(1, 6, 'Recluta', 1, 'Veterano'),
  solicitud(2, 8, 'I1l_O0scar', 4, 'Oscar'),
  solicitud(3, 3, 'Supervisora', 8, 'Sra.Supervisora'),
  solicitud(4, 11, 'Ronda-Nocturna', 10, 'Ronda'),
];
