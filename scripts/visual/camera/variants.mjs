// What a story is photographed in: both themes at the width of a desk and of a phone, and forced colours, where no colour of ours is left, on a desk.

/** Windows by width, in CSS pixels. */
export const WINDOWS = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };

/** In the order in which they are taken: a window changes seldom, and the first theme in it is another one than it was played or laid out in. */
export const VARIANTS = [
  // Forced colours lay nothing out anew: one width shows what was told by colour alone.
  { name: 'contraste-1280', tema: 'claro', width: 1280, forcedColors: true },
  { name: 'oscuro-1280', tema: 'oscuro', width: 1280 },
  { name: 'claro-1280', tema: 'claro', width: 1280 },
  { name: 'oscuro-390', tema: 'oscuro', width: 390 },
  { name: 'claro-390', tema: 'claro', width: 390 },
];
