import { ICONOS } from './iconos';

/** An icon's name, or an image's address. */
export const describeIcono = (image: string): string =>
  ICONOS.find((icono) => icono.image === image)?.nombre ?? `«${image}»`;
