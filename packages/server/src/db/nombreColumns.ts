import { foldCase } from '@garita/domain/formato/foldCase';

/** The columns of a person's name, as whoever stores one fills them. @param usuario the name, normalised */
export const nombreColumns = (usuario: string) => ({ usuario, usuario_plegado: foldCase(usuario), usuario_homonimo: 0 });
