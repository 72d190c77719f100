import { LONG_NAME } from '../storyData';
import { REGLAS_MINIMAS, REGLAS_OFICIALES } from '../storyReglas';
import type { Categoria, MantenimientoData, Membresia, Mision } from './MantenimientoScreenProps';

export const mision = (
  id: number,
  id_categoria: number,
  nombre: string,
  precio: number,
): Mision => ({
  id,
  id_categoria,
  nombre,
  venta: precio > 0 ? 1 : 0,
  precio,
});

export const categoria = (
  id_categoria: number,
  n_categoria: string,
  values: Partial<Categoria> = {},
): Categoria => ({
  id_categoria,
  n_categoria,
  ...REGLAS_MINIMAS,
  misiones: [],
  permisos: [],
  personas: 12,
  ...values,
});

export const membresia = (
  id: number,
  nombre: string,
  values: Partial<Membresia> = {},
): Membresia => ({
  id,
  nombre,
  precio: 40,
  vip: 0,
  perma: 0,
  image: '',
  details: 'Uniforme propio y sala reservada.',
  reduccion: 0,
  vendidas: 0,
  retirada: null,
  ...values,
});

const OFICIALES = categoria(5, 'Oficiales', {
  ...REGLAS_OFICIALES,
  permisos: ['asc', 'tt'],
  personas: 9,
});

export const DATOS: MantenimientoData = {
  categorias: [
    categoria(1, 'Ingreso'),
    OFICIALES,
    categoria(10, 'Gerencia', { ascenso: 'Por nombramiento', paga_nomina: 50, personas: 1 }),
    categoria(12, 'Fundación', { personas: 1 }),
  ],
  membresias: [
    membresia(3, 'Fundadores', {
      precio: 150,
      perma: 1,
      vip: 1,
      vendidas: 2,
      image: '/iconos/corona.svg',
      details: 'Para siempre, con placa en la entrada.',
    }),
    membresia(2, 'Media jornada', {
      precio: 25,
      reduccion: 1,
      image: '/iconos/reloj.svg',
      details: 'Los requisitos de la nómina, a la mitad.',
    }),
    membresia(1, 'VIP', { vip: 1, vendidas: 14, image: '/iconos/estrella.svg' }),
  ],
  misiones: [
    mision(1, 1, 'Recluta', 0),
    mision(2, 1, 'Aspirante', 0),
    mision(8, 5, 'Oficial I', 80),
    mision(20, 10, 'Gerencia', 0),
    mision(30, 12, 'Fundación', 0),
  ],
};

export const MANY: MantenimientoData = {
  categorias: Array.from({ length: 300 }, (_, i) =>
    categoria(i + 1, `Categoría ${String(i + 1).padStart(3, '0')}`, { paga_nomina: i * 3 }),
  ),
  membresias: [],
  misiones: Array.from({ length: 1000 }, (_, i) =>
    mision(i + 1, Math.floor(i / 4) + 1, `Misión ${String(i + 1).padStart(4, '0')}`, i),
  ),
};

export const LARGO: MantenimientoData = {
  categorias: [
    categoria(9, LONG_NAME.repeat(3), {
      boni_ascenso: 999_999,
      boni_asistencia: 999_999,
      boni_times: 999_999,
      paga_boni: 1_000_000_000,
    }),
  ],
  membresias: [
    membresia(1, LONG_NAME.repeat(3), {
      details: 'Detallesinespacios'.repeat(20),
      precio: 1_000_000_000,
    }),
  ],
  misiones: [mision(1, 9, LONG_NAME.repeat(3), 1_000_000_000)],
};
