import { entero, instante, siNo, texto } from './campos';
import { filasDe, listaEn } from './filas';
import { HECHO } from './hecho';

const nominas = filasDe({
  id: entero,
  usuario: entero,
  usuarioNombre: texto,
  categoria: entero,
  ascensos: entero,
  asistencias: entero,
  times: entero,
  fecha: instante,
});

const pagas = filasDe({ usuario: entero, paga: entero });

const reducciones = filasDe({ id_usuario: entero });

const nomina = (raw: unknown, zona: string) => ({
  filas: nominas(listaEn(raw, 0), zona),
  pagas: pagas(listaEn(raw, 1), zona),
  reducciones: reducciones(listaEn(raw, 2), zona),
});

const pagos = filasDe({
  ...HECHO,
  categoria: entero,
  paga: texto,
  monto: entero,
  multa: entero,
  pagado: siNo,
  restar: entero,
  excluida: texto,
  fechaPago: instante,
  archivado: siNo,
  ascenso: texto,
  gastado: entero,
  compras: filasDe({ mision: texto, categoria: entero, precio: entero }),
});

const listaPaga = (raw: unknown, zona: string) => ({
  monto: entero(listaEn(raw, 0), zona),
  personas: entero(listaEn(raw, 1), zona),
  filas: pagos(listaEn(raw, 2), zona),
});

/** The readers of the calls about pay and sales. */
export const DINERO = {
  allNomina: nomina,
  allNominaPorFecha: nomina,
  getListaPaga: listaPaga,
  getListaPagaPorFecha: listaPaga,
  allMembership: filasDe({
    ...HECHO,
    membresia: entero,
    membresiaNombre: texto,
    externo: siNo,
    finaliza: instante,
    estado: texto,
    perma: siNo,
    vip: siNo,
    credito: entero,
    pagado: siNo,
  }),
  misionesVenta: filasDe({ ...HECHO, mision: texto, creditos: entero, anterior: texto }),
  allVentas: filasDe({
    id: entero,
    encargado: entero,
    encargoNombre: texto,
    usuario: entero,
    usuarioNombre: texto,
    externo: siNo,
    descripcion: texto,
    credito: entero,
    fecha: instante,
    pagado: siNo,
    pagado_en: instante,
    pagadoNombre: texto,
  }),
  ventasPendientes: filasDe({ encargoNombre: texto, Pendiente: entero, fechaU: instante }),
};
