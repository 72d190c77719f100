import type { Multa } from './MultasScreenProps';

export const multa = (id: number, more: Partial<Multa> = {}): Multa => ({
  id,
  usuario: 6,
  usuarioNombre: 'Recluta',
  id_categoria: 1,
  motivo: 'Perfil privado',
  creditos: 5,
  encargadoNombre: 'Supervisora',
  fecha: '2026-11-21T18:30:00.000Z',
  cobrado: 0,
  lista: 0,
  ...more,
});

/**
 * The fines as Gerente sees them: open, collected by hand, collected by the pay list, a warning,
 * and one of Gerente's own.
 */
export const MULTAS: readonly Multa[] = [
  multa(48),
  multa(47, {
    usuario: 5,
    usuarioNombre: 'Agente',
    id_categoria: 3,
    motivo: 'Abandonó la barrera sin avisar',
    infraccion: {
      codigo: 'MI-1',
      version: 2,
      texto: 'Abandonar el puesto',
      propuesta: 'Multa de 5c',
      porque: 'Es la segunda vez esta semana',
    },
    creditos: 15,
    fecha: '2026-11-21T03:10:00.000Z',
  }),
  multa(46, {
    usuario: 2,
    usuarioNombre: 'Gerente',
    id_categoria: 10,
    motivo: 'Cerró la nómina un día antes',
    creditos: 25,
    encargadoNombre: 'Fundadora',
    fecha: '2026-11-20T21:00:00.000Z',
  }),
  multa(45, {
    usuario: 8,
    usuarioNombre: 'I1l_O0scar',
    id_categoria: 4,
    motivo: 'Primer aviso: uniforme incompleto',
    creditos: 0,
    fecha: '2026-11-19T17:45:00.000Z',
  }),
  multa(44, {
    usuario: 4,
    usuarioNombre: 'Oficial',
    id_categoria: 5,
    motivo: 'Faltó a la reunión',
    creditos: 5,
    fecha: '2026-11-15T20:00:00.000Z',
    cobrado: 1,
    lista: 1,
  }),
  multa(43, {
    usuario: 9,
    usuarioNombre: 'Sra.Quintana',
    id_categoria: 7,
    motivo: 'Discusión en el canal general',
    creditos: 15,
    encargadoNombre: 'Gerente',
    fecha: '2026-11-12T19:20:00.000Z',
    cobrado: 1,
  }),
];

export const THOUSAND: readonly Multa[] = Array.from({ length: 1000 }, (_, index) =>
  multa(index + 100, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    id_categoria: (index % 9) + 1,
    motivo:
      index % 3 === 0
        ? 'Perfil privado'
        : 'Abandonó su puesto durante el pase de lista y no volvió hasta el final del turno',
    creditos: [5, 15, 25][index % 3] as number,
    cobrado: index % 4 === 0 ? 0 : 1,
  }),
);
