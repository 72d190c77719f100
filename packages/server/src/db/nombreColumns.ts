import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';

/** The columns of a person's name, as whoever stores one fills them. @param usuario the name, normalised */
export const nombreColumns = (usuario: string) => ({
  usuario,
  usuario_plegado: foldCase(usuario),
  usuario_esqueleto: toEsqueleto(usuario),
  usuario_homonimo: 0,
});
