import { dia, entero, instante, siNo, texto } from './campos';
import { filasDe } from './filas';
import { HECHO, infraccion } from './hecho';

/** The readers of the calls about work and sanctions. */
export const HECHOS = {
  getFichajes: filasDe({
    id: entero,
    usuario: entero,
    usuarioNombre: texto,
    dia,
    entrada: instante,
    salida: instante,
    min: entero,
    mins: entero,
  }),
  getTraslados: filasDe({
    id: entero,
    usuarioNombre: texto,
    mision: texto,
    agencia: texto,
    altoNombre: texto,
    fecha: instante,
  }),
  getAllMultas: filasDe({
    ...HECHO,
    motivo: texto,
    creditos: entero,
    cobrado: siNo,
    lista: siNo,
    infraccion,
  }),
  getAllDespidos: filasDe({
    ...HECHO,
    encargado: entero,
    motivo: texto,
    ingreso: instante,
    infraccion,
  }),
  getAllDegrados: filasDe({
    ...HECHO,
    motivo: texto,
    rango_degrado: texto,
    rango_anterior: texto,
    infraccion,
  }),
  getAusencias: filasDe({
    ...HECHO,
    motivo: texto,
    inicio: dia,
    final: dia,
    estado: entero,
    terminada: siNo,
  }),
  paseListas: filasDe({
    ...HECHO,
    queda: texto,
    /** Names separated by commas. */
    pausadosNombre: texto,
    sumadosNombre: texto,
    fuerabaseNombre: texto,
  }),
  allEmpleadoMes: filasDe({ ...HECHO, estado: entero, hasta: instante }),
};
