// What a story is photographed in: both themes, at the width of a desk and of a phone.

/** Windows by width, in CSS pixels. */
export const WINDOWS = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };

/** In the order in which they are taken: a window changes seldom, and the first theme in it is another one than it was played or laid out in. */
export const VARIANTS = [
  { name: 'oscuro-1280', tema: 'oscuro', width: 1280 },
  { name: 'claro-1280', tema: 'claro', width: 1280 },
  { name: 'oscuro-390', tema: 'oscuro', width: 390 },
  { name: 'claro-390', tema: 'claro', width: 390 },
];
