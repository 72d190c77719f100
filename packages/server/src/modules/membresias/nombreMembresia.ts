import { foldCase } from '@garita/domain/formato/foldCase';

/** The columns of a membership's name. The folded name is unique among the memberships on offer. */
export const nombreMembresia = (nombre: string) => ({
  nombre,
  nombre_plegado: foldCase(nombre.trim()),
  nombre_homonimo: 0,
});
