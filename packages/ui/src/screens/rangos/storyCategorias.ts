import { REGLAS_OFICIALES, SIN_REGLAS } from '../storyReglas';
import type { CategoriaWire, RangosData } from './RangosData';

const categoria = (
  id_categoria: number,
  n_categoria: string,
  values: Partial<CategoriaWire> = {},
): CategoriaWire => ({
  id_categoria,
  n_categoria,
  ...SIN_REGLAS,
  misiones: [],
  ...values,
});

const mision = (id: number, id_categoria: number, nombre: string, precio: number) =>
  ({ id, id_categoria, nombre, venta: precio > 0 ? 1 : 0, precio }) as const;

const INGRESO = categoria(1, 'Ingreso', {
  nomina_asistencia: 1,
  nomina_times: 60,
  paga_nomina: 3,
  misiones: [mision(1, 1, 'Recluta', 0), mision(2, 1, 'Aspirante', 0), mision(3, 1, 'Cadete', 0)],
});
const VIGILANCIA = categoria(2, 'Vigilancia', {
  traslado: 'Vigilante I',
  traslado_venta: 1,
  nomina_asistencia: 2,
  nomina_times: 120,
  boni_asistencia: 4,
  boni_times: 240,
  ascenso: '2 horas',
  paga_nomina: 5,
  paga_boni: 2,
  misiones: [mision(4, 2, 'Vigilante I', 15), mision(5, 2, 'Vigilante II', 20)],
});
const OFICIALES = categoria(5, 'Oficiales', {
  ...REGLAS_OFICIALES,
  misiones: [
    mision(8, 5, 'Oficial I', 80),
    mision(9, 5, 'Oficial II', 85),
    mision(10, 5, 'Oficial honorario', 0),
  ],
});
const GERENCIA = categoria(10, 'Gerencia', {
  ascenso: 'Por nombramiento',
  paga_nomina: 50,
  misiones: [mision(20, 10, 'Gerencia', 0)],
});

/**
 * A short ladder: a category without missions on sale, a category that requires no promotions, a
 * complete category, and a category too high to be offered.
 */
export const RANGOS: RangosData = {
  categorias: [INGRESO, VIGILANCIA, OFICIALES, GERENCIA],
  reduccion: [{ image: '' }],
};

export const RANGOS_LARGOS: RangosData = {
  categorias: Array.from({ length: 9 }, (_, index) => {
    const id = index + 1;
    return categoria(
      id,
      index === 0
        ? 'Cuerpo Especial de Vigilancia Nocturna y Protección de la Barrera Septentrional'
        : `Categoría ${id} del escalafón`,
      {
        asciende_hasta: id,
        traslado: 'Vigilante de primera de la barrera septentrional',
        traslado_venta: 1,
        nomina_asistencia: 1234,
        nomina_ascenso: 999,
        nomina_times: 60_001,
        boni_times: 1,
        paga_nomina: 1_234_567,
        paga_boni: 765_433,
        misiones: Array.from({ length: 40 }, (_m, n) =>
          mision(
            id * 100 + n,
            id,
            `Vigilante de la barrera septentrional ${n + 1}`,
            (id * 100 + n) * 1000,
          ),
        ),
      },
    );
  }),
  reduccion: [{ image: '' }, { image: '' }, { image: '/no-existe.png' }],
};
