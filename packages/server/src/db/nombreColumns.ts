import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';

/** The columns of a stored person's name. @param usuario the name, normalised */
export const nombreColumns = (usuario: string) => ({
  usuario,
  usuario_plegado: foldCase(usuario),
  usuario_esqueleto: toEsqueleto(usuario),
  usuario_homonimo: 0,
});
