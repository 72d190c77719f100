export const IDENTIDAD = {
  guardada: 'Identidad guardada',
  nombreLargo: 'El nombre puede tener hasta 64 caracteres',
  invisible: 'Quita los caracteres invisibles',
  firmaDesde: 'Elige desde qué categoría se pide la firma',
  lemaLargo: 'El lema puede tener hasta 120 caracteres, en una línea',
  color: 'Escribe el color como #0b5c5e',
  cartelLargo: 'El cartel puede tener hasta 500 caracteres',
  noCuadrado: (ancho: number, alto: number) =>
    `El emblema debe ser cuadrado, y este mide ${ancho} × ${alto}`,
  malLado: (lado: number) =>
    `El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide ${lado}`,
  emblemaSubido: 'Imagen subida',
  emblemaPerdido: 'Ese emblema ya no está: súbelo otra vez',
} as const;
