/** An icon that the portal brings along, so that an agency need not look for pictures. */
export interface Icono {
  /** Where the portal has it: what a membership with it has as `image`. */
  readonly image: string;
  readonly nombre: string;
}

/** The icons that a membership can have besides a picture of the agency's own; the first is the one without an address. */
export const ICONOS: readonly Icono[] = [
  { image: '', nombre: 'Escudo' },
  { image: '/iconos/estrella.svg', nombre: 'Estrella' },
  { image: '/iconos/corona.svg', nombre: 'Corona' },
  { image: '/iconos/gema.svg', nombre: 'Gema' },
  { image: '/iconos/medalla.svg', nombre: 'Medalla' },
  { image: '/iconos/reloj.svg', nombre: 'Reloj' },
  { image: '/iconos/llave.svg', nombre: 'Llave' },
  { image: '/iconos/corazon.svg', nombre: 'Corazón' },
  { image: '/iconos/ancla.svg', nombre: 'Ancla' },
];
