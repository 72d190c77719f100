export const ESTADOS = {
  vacio: 'No dejes campos vacios',
  muyLargo: 'No mas de 100 caracteres',
  yaTienes: 'Ya tienes un estado. Bórralo antes de poner otro.',
  guardado: 'Estado guardado correctamente',
  borrado: 'Estado borrado correctamente',
  noEncontrado: 'Ese estado no existe.',
  ninguno: 'No tienes ningún estado.',
} as const;
