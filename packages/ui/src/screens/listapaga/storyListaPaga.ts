import { sumLista } from '@garita/domain/listapaga/pago';
import type { AscensoPaga, ListaPagaData, ListaPagaFila } from './ListaPagaScreenProps';

export const fila = (id: number, more: Partial<ListaPagaFila> = {}): ListaPagaFila => ({
  id,
  usuario: 6,
  usuarioNombre: 'Recluta',
  categoria: 1,
  paga: 'Nómina',
  monto: 12,
  multa: 0,
  pagado: 0,
  restar: 0,
  excluida: null,
  fecha: '2026-11-17T20:00:00.000Z',
  fechaPago: null,
  encargadoNombre: null,
  archivado: 0,
  ascenso: null,
  gastado: 0,
  compras: [],
  ...more,
});

const COMPRAS: ListaPagaFila['compras'] = [{ mision: 'Agente III', categoria: 3, precio: 10 }];

const pagada = {
  pagado: 1,
  fechaPago: '2026-11-18T02:00:00.000Z',
  encargadoNombre: 'Gerente',
} as const;

/**
 * Rows of every kind: unpaid with and without a fine, paid, spent on a promotion, and both kinds of
 * exclusion.
 */
export const FILAS: readonly ListaPagaFila[] = [
  fila(31, {
    usuario: 5,
    usuarioNombre: 'Agente',
    categoria: 3,
    paga: 'Nómina y Bonificación',
    monto: 21,
    multa: 5,
    restar: 1,
    compras: COMPRAS,
  }),
  fila(32, {
    usuario: 20,
    usuarioNombre: 'elPatio83',
    categoria: 2,
    monto: 5,
    multa: 15,
    restar: 2,
    excluida: 'multa',
  }),
  fila(33, {
    usuario: 7,
    usuarioNombre: 'Expulsado',
    categoria: 2,
    monto: 7,
    restar: 2,
    excluida: 'despido',
  }),
  fila(34, {
    usuario: 8,
    usuarioNombre: 'I1l_O0scar',
    categoria: 4,
    monto: 14,
    ascenso: 'Cabo II',
    gastado: 10,
    ...pagada,
  }),
  fila(35, {
    usuario: 4,
    usuarioNombre: 'Oficial',
    categoria: 5,
    monto: 20,
    multa: 5,
    restar: 1,
    ...pagada,
  }),
  fila(36),
  fila(37, {
    usuario: 9,
    usuarioNombre: 'Sra.Quintana',
    categoria: 7,
    paga: '2 periodos',
    monto: 60,
  }),
];

export const listaOf = (filas: readonly ListaPagaFila[]): ListaPagaData => ({
  lista: { ...sumLista(filas), filas },
  rangos: {
    categorias: [
      'Ingreso',
      'Vigilancia',
      'Patrulla',
      'Cabos',
      'Oficiales',
      'Inspección',
      'Supervisión',
    ].map((n_categoria, index) => ({
      id_categoria: index + 1,
      n_categoria,
    })),
  },
});

export const ARCHIVO: readonly ListaPagaFila[] = [
  fila(12, {
    usuario: 4,
    usuarioNombre: 'Oficial',
    categoria: 5,
    monto: 20,
    archivado: 1,
    ...pagada,
  }),
  fila(13, { archivado: 1, restar: 2, excluida: 'archivada' }),
];

export const THOUSAND: readonly ListaPagaFila[] = Array.from({ length: 1000 }, (_, index) =>
  fila(index + 100, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    categoria: (index % 9) + 1,
    monto: 5 + (index % 40),
    ...(index % 3 === 0 && pagada),
    ...(index % 11 === 1 && { multa: 50, restar: 2 as const, excluida: 'multa' as const }),
  }),
);

export const OFERTA: AscensoPaga = {
  usuarioNombre: 'Agente',
  mision: 'Agente I',
  id_rango: 9,
  nueva: 'Agente III',
  precio: 10,
  resto: 6,
  faltaFirma: 0,
};
