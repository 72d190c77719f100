import { USUARIO } from '@garita/domain/listas/columna';
import { personaColumn } from './personaColumn';

export const usuarioColumn = personaColumn<{
  readonly usuarioNombre: string;
  readonly id_categoria: number;
}>(USUARIO.value, {
  categoria: ({ id_categoria }) => id_categoria,
});
