import { LONG_NAME, PERSONAS } from '../storyData';
import type { BloquesProps } from './Bloques';

export const LOADING = { kind: 'loading' } as const;
export const FAILED = { kind: 'failed' } as const;
const ready = <Data>(data: Data) => ({ kind: 'ready' as const, data });

/** Stories must not load a page from the network. */
const SIN_SERVICIO = 'about:blank';

const miembro = ({ usuario, mision, id_categoria }: (typeof PERSONAS)[number]) => ({
  usuario,
  mision,
  categoria: id_categoria,
});

const MEMBRESIAS = [
  {
    id: 1,
    nombre: 'VIP',
    precio: 40,
    perma: 0,
    image: '',
    details: 'Uniforme propio y sala reservada.',
  },
  {
    id: 2,
    nombre: 'Media jornada',
    precio: 25,
    perma: 0,
    image: '',
    details: 'Los requisitos de la nómina, a la mitad.',
  },
  {
    id: 3,
    nombre: 'Fundadores',
    precio: 1500,
    perma: 1,
    image: '',
    details: 'Para siempre, con placa en la entrada.',
  },
];

export const COMPLETO: BloquesProps = {
  administracion: ready(PERSONAS.slice(0, 4).map(miembro)),
  empleados: ready([
    { id: 1, usuarioNombre: 'Oficial', fecha: '2026-11-09T16:00:00.000Z' },
    { id: 2, usuarioNombre: 'Agente', fecha: '2026-11-08T16:00:00.000Z' },
  ]),
  referencia: ready('2026-01-04T01:00:00.000Z'),
  membresias: ready(MEMBRESIAS),
  widgets: { discord: SIN_SERVICIO, social: SIN_SERVICIO },
};

export const VACIO: BloquesProps = {
  administracion: ready([]),
  empleados: ready([]),
  referencia: ready('2026-01-04T01:00:00.000Z'),
  membresias: ready([]),
  widgets: { discord: null, social: null },
};

export const MUCHO: BloquesProps = {
  ...COMPLETO,
  administracion: ready(
    Array.from({ length: 30 }, (_, i) => ({
      usuario: `${LONG_NAME.slice(0, -2)}${i + 10}`,
      mision: 'Dirección general de la agencia',
      categoria: 12,
    })),
  ),
  empleados: ready(
    Array.from({ length: 30 }, (_, i) => ({
      id: i,
      usuarioNombre: LONG_NAME,
      fecha: '2026-11-09T16:00:00.000Z',
    })),
  ),
  membresias: ready(
    Array.from({ length: 30 }, (_, id) => ({
      id,
      nombre: `Membresía ${id}`,
      precio: 1_234_567,
      perma: id % 2,
      image: 'data:image/png;base64,bm8=',
      details: 'Una descripción larga. '.repeat(8),
    })),
  ),
};
