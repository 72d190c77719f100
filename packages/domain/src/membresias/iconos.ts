export interface Icono {
  /** The icon's path, which is the `image` of memberships with this icon. */
  readonly image: string;
  readonly nombre: string;
}

/** The built-in icons of memberships; the first has no path. */
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
