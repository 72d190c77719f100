/** In pixels. */
export interface Medidas {
  readonly ancho: number;
  readonly alto: number;
}
