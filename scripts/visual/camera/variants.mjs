// The variants of a screenshot: both themes at desktop and phone width, and forced colours and paper
// at desktop width.

/** Viewports by width, in CSS pixels. */
export const WINDOWS = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };

/** Ordered for few resizes; the first theme differs from the one in which the story was played. */
export const VARIANTS = [
  // Forced colours do not change the layout: one width is enough.
  { name: 'contraste-1280', tema: 'claro', width: 1280, forcedColors: true },
  { name: 'oscuro-1280', tema: 'oscuro', width: 1280 },
  { name: 'claro-1280', tema: 'claro', width: 1280 },
  { name: 'papel-1280', tema: 'claro', width: 1280, media: 'print' },
  { name: 'oscuro-390', tema: 'oscuro', width: 390 },
  { name: 'claro-390', tema: 'claro', width: 390 },
];
