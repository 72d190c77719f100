import { USUARIO } from '@garita/domain/listas/columna';
import { personaColumn } from './personaColumn';

/** Whom a row is about, as most rows say it. */
export const usuarioColumn = personaColumn<{
  readonly usuarioNombre: string;
  readonly id_categoria: number;
}>(USUARIO.value, {
  categoria: ({ id_categoria }) => id_categoria,
});
