export const CALCULO = {
  sinSeleccionar: 'Aun no has seleccionado',
  noMayor: 'Rango 2 debe ser mayor a Rango 1',
} as const;
