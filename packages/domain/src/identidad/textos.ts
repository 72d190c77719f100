/** What the agency's face says, and what may be wrong with it. */
export const IDENTIDAD = {
  noCuadrado: (ancho: number, alto: number) => `El emblema debe ser cuadrado, y este mide ${ancho} × ${alto}`,
  malLado: (lado: number) => `El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide ${lado}`,
  emblemaSubido: 'Emblema subido',
} as const;
