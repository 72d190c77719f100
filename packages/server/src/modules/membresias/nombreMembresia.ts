import { foldCase } from '@garita/domain/formato/foldCase';

/** The columns of a membership's name, as whoever stores one fills them: of those on offer no two fold into the same. */
export const nombreMembresia = (nombre: string) => ({
  nombre,
  nombre_plegado: foldCase(nombre.trim()),
  nombre_homonimo: 0,
});
