import { codigos, despido, entero, instante, siNo, texto } from './campos';
import { campoDe, filaDe, filasDe, listaEn } from './filas';
import { HECHO } from './hecho';

const ascensosDe = filasDe({
  nombre_usuario: texto,
  nueva: texto,
  nombre_encargado: texto,
  fecha: instante,
});

const trabajosDe = filasDe({
  motivo: texto,
  cantidad: entero,
  encargadoNombre: texto,
  fecha: instante,
});

/** The readers of the calls about people. */
export const GENTE = {
  getUsuarios: filasDe({
    id: entero,
    usuario: texto,
    mision: texto,
    id_categoria: entero,
    /** Other portals answer the category so; some also list the dismissed. */
    categoria: entero,
    despedido: despido,
  }),
  usuarioPorNombre: filaDe({ id: entero }),
  userAllInfo: filaDe({
    id: entero,
    usuario: texto,
    /** The mission's id. Null if the portal answers the name instead, which is then in `mision`. */
    rango: entero,
    mision: texto,
    categoria: entero,
    firma: texto,
    registro: instante,
    ultima_vez: instante,
    despedido: despido,
  }),
  usuarioPermiso: (raw: unknown, zona: string) =>
    filaDe({
      id: entero,
      usuario: texto,
      firma: texto,
      mision: texto,
      id_categoria: entero,
      permisos: codigos,
      permisoSys: siNo,
    })(campoDe(raw, 'datos') ?? raw, zona),
  getSolicitudes: filasDe({
    id: entero,
    encargado: entero,
    encargadoNombre: texto,
    id_rango: entero,
    nueva: texto,
    categoria: entero,
  }),
  getInfoDetailTime: filaDe({
    nombre: texto,
    tiempoActual: entero,
    tiempoConfirmado: entero,
    logs: filasDe({ motivo: texto, encargado: texto, fecha: instante }),
  }),
  getLogUser: (raw: unknown, zona: string) => ({
    proximo: instante(listaEn(raw, 0), zona),
    ascensos: ascensosDe(listaEn(raw, 1), zona),
    trabajos: trabajosDe(listaEn(raw, 2), zona),
  }),
  getAllFirmas: filasDe({ id: entero, usuario: texto, firma: texto }),
  getExcepciones: (raw: unknown, zona: string) => ({
    excepciones: filasDe({
      id: entero,
      usuario_nombre: texto,
      /** Ids of the rows in the answer's second list. */
      permisos: codigos,
      fecha: instante,
      encargadoNombre: texto,
    })(listaEn(raw, 0), zona),
    permisos: filasDe({ id: entero, nombre: texto })(listaEn(raw, 1), zona),
  }),
  estados: filasDe({ id: entero, mensaje: texto, usuarioNombre: texto }),
  getWhiteList: filasDe({ ...HECHO }),
  getAllRequest: filasDe({ ...HECHO, nombre: texto }),
};
