import { ICONOS } from './iconos';

/** An icon by its name, a picture by its address. */
export const describeIcono = (image: string): string =>
  ICONOS.find((icono) => icono.image === image)?.nombre ?? `«${image}»`;
