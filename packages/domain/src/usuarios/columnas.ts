import { columnOf } from '../listas/columnOf';

export const COLUMNAS_USUARIOS = {
  mision: columnOf('mision', 'Misión'),
  firma: columnOf('firma', 'Firma'),
  registro: columnOf('registro', 'Registro', 'instant'),
  ultimaVez: columnOf('ultima_vez', 'Última vez', 'instant'),
};
