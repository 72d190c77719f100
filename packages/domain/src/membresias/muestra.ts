/** Examples for a new agency. */
export const MUESTRA = [
  {
    nombre: 'VIP',
    details: 'Uniforme propio y sala reservada.',
    precio: 40,
    perma: 0,
    vip: 1,
    reduccion: 0,
    image: '/iconos/estrella.svg',
  },
  {
    nombre: 'Media jornada',
    details: 'Los requisitos de la nómina, a la mitad.',
    precio: 25,
    perma: 0,
    vip: 0,
    reduccion: 1,
    image: '/iconos/reloj.svg',
  },
  {
    nombre: 'Veterana',
    details: 'Para siempre: sala reservada y un saludo en la puerta.',
    precio: 150,
    perma: 1,
    vip: 0,
    reduccion: 0,
    image: '/iconos/medalla.svg',
  },
] as const;
