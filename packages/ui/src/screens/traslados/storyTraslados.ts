import { LONG_NAME, PERSONAS } from '../storyData';
import { SIN_REGLAS } from '../storyReglas';
import type { Categoria, NuevoTrasladoData, Traslado } from './TrasladosScreenProps';

const traslado = (
  id: number,
  usuarioNombre: string,
  id_categoria: number,
  mision: string,
  agencia: string,
  more: Partial<Traslado> = {},
): Traslado => ({
  id,
  usuarioNombre,
  mision,
  id_categoria,
  agencia,
  altoNombre: 'Gerente',
  fecha: '2026-11-19T21:10:00.000Z',
  ...more,
});

export const TRASLADOS: readonly Traslado[] = [
  traslado(5, 'I1l_O0scar', 4, 'Cabo I', 'Agencia Faro'),
  traslado(4, 'Ronda-Nocturna', 9, 'Dirección I', 'Guardia del Puerto', {
    altoNombre: 'Fundadora',
    fecha: '2026-11-02T16:00:00.000Z',
  }),
  traslado(2, 'Sra.Quintana', 7, 'Comisaría I', 'Seguridad Aurora', {
    fecha: '2026-10-11T03:20:00.000Z',
  }),
  traslado(1, 'Oficial', 5, 'Oficial I', 'Agencia Faro', {
    altoNombre: 'Fundadora',
    fecha: '2026-08-30T18:45:00.000Z',
  }),
];

export const LARGO: readonly Traslado[] = [
  traslado(
    9,
    LONG_NAME,
    5,
    'Oficialdelapuertaprincipaldelnorte'.repeat(2),
    'Agenciasinespacios'.repeat(3),
  ),
];

export const THOUSAND: readonly Traslado[] = Array.from({ length: 1000 }, (_, index) =>
  traslado(
    2000 - index,
    `Persona-${String(index + 1).padStart(4, '0')}`,
    (index % 8) + 2,
    `Misión ${(index % 24) + 1}`,
    `Agencia ${(index % 9) + 1}`,
  ),
);

const categoria = (
  id_categoria: number,
  n_categoria: string,
  precio: number,
  venta = 1,
): Categoria => ({
  id_categoria,
  n_categoria,
  ...SIN_REGLAS,
  traslado: `${n_categoria} I`,
  traslado_venta: venta,
  ascenso: '1 día',
  tiempo_ascenso: '1 days',
  misiones: [
    { id: id_categoria * 10, id_categoria, nombre: `${n_categoria} I`, venta: 1, precio },
    {
      id: id_categoria * 10 + 1,
      id_categoria,
      nombre: `${n_categoria} II`,
      venta: 1,
      precio: precio + 5,
    },
  ],
});

export const NUEVO: NuevoTrasladoData = {
  // This person's mission is in one of these categories, but above the mission that a transfer
  // gives.
  personas: PERSONAS.map((persona) =>
    persona.usuario === 'I1l_O0scar' ? { ...persona, mision: 'Cabos II' } : persona,
  ),
  categorias: [
    categoria(1, 'Ingreso', 0, 0),
    categoria(2, 'Vigilancia', 15),
    categoria(3, 'Patrulla', 30),
    categoria(4, 'Cabos', 50),
    categoria(5, 'Oficiales', 85),
    categoria(8, 'Supervisión', 240),
    categoria(10, 'Gerencia', 0, 0),
  ],
  firmaDesde: 5,
};
