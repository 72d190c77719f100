import type { ImagenRule } from '../imagenes/imagen.rules';
import { IDENTIDAD } from './textos';

/** The least and the most that a side of the emblem measures, in pixels. */
export const EMBLEMA_LADO = { min: 64, max: 1024 } as const;

/** What an emblem must be besides a picture: as wide as high, and neither too small nor too large. */
export const emblemaRules: readonly ImagenRule[] = [
  ({ ancho, alto }) => (ancho === alto ? null : IDENTIDAD.noCuadrado(ancho, alto)),
  ({ ancho }) =>
    ancho >= EMBLEMA_LADO.min && ancho <= EMBLEMA_LADO.max ? null : IDENTIDAD.malLado(ancho),
];
