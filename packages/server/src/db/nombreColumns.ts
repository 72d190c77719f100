import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';

/** @param usuario the normalised name */
export const nombreColumns = (usuario: string) => ({
  usuario,
  usuario_plegado: foldCase(usuario),
  usuario_esqueleto: toEsqueleto(usuario),
  usuario_homonimo: 0,
});
