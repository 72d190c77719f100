/** The ranks, prices and settings of the old portal. */
const MISIONES = [
  { id: 1, id_categoria: 1, nombre: 'Recluta', venta: 0, precio: 0 },
  { id: 2, id_categoria: 1, nombre: 'Novato', venta: 1, precio: 10 },
  { id: 3, id_categoria: 5, nombre: 'Oficial', venta: 1, precio: 40 },
  { id: 4, id_categoria: 10, nombre: 'Gerencia', venta: 0, precio: 0 },
  { id: 5, id_categoria: 12, nombre: 'Fundación', venta: 0, precio: 0 },
];

const NOMBRES = { 1: 'Ingreso', 5: 'Oficialía', 10: 'Gerencia', 12: 'Fundación' };

const CATEGORIAS = Object.entries(NOMBRES).map(([id, nombre]) => ({
  id_categoria: Number(id),
  n_categoria: nombre,
  placa: `ES${id}`,
  traslado: 'Recluta',
  traslado_venta: 0,
  asciende_hasta: Number(id) === 12 ? 3 : 0,
  nomina_asistencia: 1,
  nomina_ascenso: 0,
  nomina_times: 60,
  boni_asistencia: 2,
  boni_ascenso: 0,
  boni_times: 0,
  ascenso: '1 hora',
  paga_nomina: 5,
  paga_boni: 2,
}));

export const CATALOGO: Readonly<Record<string, unknown>> = {
  configuracion: { siglas: 'VJO', firma_desde: 5, estados: 1 },
  fechas: [{ pais: 'España', hora: '19:00' }],
  rangos: CATEGORIAS.map((one) => ({
    ...one,
    misiones: MISIONES.filter(({ id_categoria }) => id_categoria === one.id_categoria),
  })),
  allInfoRank: CATEGORIAS.map((one) => ({ ...one, tiempo_ascenso: '1 hour', porciento: '50' })),
  allInfoMision: MISIONES,
  getRangosVenta: MISIONES.map(({ id, nombre, id_categoria, precio, venta }) => ({
    ...{ id, nombre, precio, venta },
    categoria: id_categoria,
  })),
  getMembresias: [
    {
      ...{ id: 1, nombre: 'Oro', precio: 30, vip: 0, perma: 0, image: 'oro.png' },
      ...{ details: 'La mitad de requisitos', reduccion: 1 },
    },
    { id: 2, nombre: 'VIP', precio: 100, vip: 1, perma: 1, image: 'vip.png', details: null },
  ],
  getAllDescuentos: [{ id: 1, codigo: 'AMIGO', descuento: 20, encargadoNombre: 'Íñigo' }],
};
