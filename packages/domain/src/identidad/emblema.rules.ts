import type { ImagenRule } from '../imagenes/imagen.rules';
import { IDENTIDAD } from './textos';

/** Limits of an emblem's side, in pixels. */
export const EMBLEMA_LADO = { min: 64, max: 1024 } as const;

export const emblemaRules: readonly ImagenRule[] = [
  ({ ancho, alto }) => (ancho === alto ? null : IDENTIDAD.noCuadrado(ancho, alto)),
  ({ ancho }) =>
    ancho >= EMBLEMA_LADO.min && ancho <= EMBLEMA_LADO.max ? null : IDENTIDAD.malLado(ancho),
];
