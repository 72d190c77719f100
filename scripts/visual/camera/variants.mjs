// What a story is photographed in: both themes, at the width of a desk and of a phone.

/** Windows by width, in CSS pixels. */
export const WINDOWS = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };

/** In the order in which they are taken: theme and window change as seldom as can be. */
export const VARIANTS = [
  { name: 'claro-1280', tema: 'claro', width: 1280 },
  { name: 'oscuro-1280', tema: 'oscuro', width: 1280 },
  { name: 'oscuro-390', tema: 'oscuro', width: 390 },
  { name: 'claro-390', tema: 'claro', width: 390 },
];
