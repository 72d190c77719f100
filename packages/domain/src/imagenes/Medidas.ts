/** Width and height in pixels. */
export interface Medidas {
  readonly ancho: number;
  readonly alto: number;
}
