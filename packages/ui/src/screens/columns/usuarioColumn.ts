import { USUARIO } from '@garita/domain/listas/columna';
import { personaColumn } from './personaColumn';

/** The row's person, for rows with the usual fields. */
export const usuarioColumn = personaColumn<{
  readonly usuarioNombre: string;
  readonly id_categoria: number;
}>(USUARIO.value, {
  categoria: ({ id_categoria }) => id_categoria,
});
