import { codigos, entero, siNo, texto } from './campos';
import { campoDe, filaDe, filasDe } from './filas';

const MISION = { id: entero, id_categoria: entero, nombre: texto, venta: siNo, precio: entero };

const CATEGORIA = {
  id_categoria: entero,
  n_categoria: texto,
  placa: texto,
  /** Only Garita answers it. */
  placa_avatar: texto,
  traslado: texto,
  traslado_venta: entero,
  asciende_hasta: entero,
  nomina_asistencia: entero,
  nomina_ascenso: entero,
  nomina_times: entero,
  boni_asistencia: entero,
  boni_ascenso: entero,
  boni_times: entero,
  ascenso: texto,
  tiempo_ascenso: texto,
  porciento: texto,
  paga_nomina: entero,
  paga_boni: entero,
};

const categorias = filasDe({ ...CATEGORIA, permisos: codigos, misiones: filasDe(MISION) });

/** The readers of the calls about ranks, memberships, discount codes and settings. */
export const CATALOGO = {
  rangos: (raw: unknown, zona: string) => categorias(campoDe(raw, 'categorias') ?? raw, zona),
  allInfoRank: categorias,
  allInfoMision: filasDe(MISION),
  getRangosVenta: filasDe({
    id: entero,
    nombre: texto,
    categoria: entero,
    precio: entero,
    venta: siNo,
  }),
  getMembresias: filasDe({
    id: entero,
    nombre: texto,
    precio: entero,
    vip: siNo,
    perma: siNo,
    image: texto,
    details: texto,
    reduccion: siNo,
  }),
  configuracion: filaDe({
    siglas: texto,
    firma_desde: entero,
    nombre: texto,
    zona: texto,
    lema: texto,
  }),
  getAllDescuentos: filasDe({
    id: entero,
    codigo: texto,
    descuento: entero,
    encargadoNombre: texto,
  }),
};
