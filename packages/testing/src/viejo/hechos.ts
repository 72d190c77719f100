import { PERSONAS } from './gente';

const NOMINA = [
  PERSONAS.map(({ id, usuario, categoria }) => ({
    ...{ id, usuario: id, usuarioNombre: usuario, categoria, ascensos: 1, asistencias: 2 },
    ...{ times: 90, fecha: '05/01/2026' },
  })),
  [{ usuario: 3, paga: 5 }],
  [{ id_usuario: 4 }],
];

const PAGA = [
  7,
  2,
  [
    {
      ...{ id: 1, usuarioNombre: 'Ñandú', categoria: 5, paga: 'Nomina', monto: 5, multa: 0 },
      ...{ pagado: 0, restar: 0 },
    },
    {
      ...{ id: 2, usuarioNombre: 'Oscar', categoria: 5, paga: 'Total', monto: 7, multa: 5 },
      ...{ pagado: 1, restar: 1 },
    },
  ],
];

/** The lists of what has happened. No entry of a roll call has a date. */
export const HECHOS: Readonly<Record<string, unknown>> = {
  allNomina: NOMINA,
  getListaPaga: PAGA,
  getFichajes: [
    {
      ...{ id: 1, dia: '05/01/2026', entrada: '20:00', salida: '-', min: 0 },
      ...{ usuarioNombre: 'Íñigo', mins: 0 },
    },
  ],
  allMembership: [
    {
      ...{ id: 1, membresiaNombre: 'Oro', usuarioNombre: 'Cliente de fuera', externo: 1 },
      ...{ encargadoNombre: 'Begoña', fecha: '01/01/2026', finaliza: '31/01/2026' },
      ...{ estado: 'Activa', perma: 0, vip: 0 },
    },
  ],
  misionesVenta: [
    {
      ...{ usuarioNombre: 'Oscar', mision: 'Oficial', encargadoNombre: 'Begoña' },
      ...{ creditos: 30, fecha: '02/01/2026' },
    },
  ],
  allVentas: [
    {
      ...{ id: 1, encargoNombre: 'Begoña', usuario: 4, usuarioNombre: 'Oscar', externo: 0 },
      ...{ descripcion: 'Misión Oficial', credito: 30, fecha: '02/01/2026', pagado: 0 },
    },
  ],
  ventasPendientes: [{ encargoNombre: 'Begoña', Pendiente: 30, fechaU: '02/01/2026' }],
  getTraslados: [
    { usuarioNombre: 'Begoña', mision: 'Gerencia', agencia: 'Otra', altoNombre: 'Íñigo' },
  ],
  getAllMultas: [
    {
      ...{ id: 1, usuarioNombre: 'Ñandú', motivo: 'Tardó', creditos: 15 },
      ...{ encargadoNombre: 'Íñigo', fecha: '05/01/2026', cobrado: 0 },
    },
    { id: 2, usuarioNombre: 'Oscar', motivo: null, creditos: 5, fecha: '0000-00-00', cobrado: 1 },
  ],
  getAllDespidos: [
    { usuarioNombre: 'Ida', motivo: 'Inactividad', fecha: '24/12/2025', encargado: 0 },
  ],
  getAllDegrados: [
    {
      ...{ usuarioNombre: 'Ñandú', encargadoNombre: 'Íñigo', motivo: 'Faltó' },
      ...{ rango_degrado: 'Oficial', fecha: '20/12/2025' },
    },
  ],
  getAusencias: [
    {
      ...{ id: 1, usuario: 3, usuarioNombre: 'Ñandú', motivo: 'Exámenes', inicio: '10/01/2026' },
      ...{ final: '12/01/2026', estado: 1, encargadoNombre: 'Begoña' },
    },
  ],
  paseListas: [
    {
      ...{ id: 1, encargadoNombre: 'Begoña', queda: 'Oscar', pausadosNombre: 'Ñandú' },
      ...{ sumadosNombre: 'Oscar, 0scar', fuerabaseNombre: '' },
    },
  ],
  allEmpleadoMes: [
    {
      ...{ id: 1, usuarioNombre: 'Ñandú', encargadoNombre: 'Íñigo', fecha: '01/01/2026' },
      estado: 0,
    },
  ],
};
