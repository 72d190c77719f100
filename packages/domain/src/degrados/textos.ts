/** Demotions: the old portal's texts (DEG-04 to DEG-06), and new texts where it had none. */
export const DEGRADOS = {
  faltan: 'Faltan datos',
  hecho: (usuario: string, mision: string) => `${usuario} pasa a ${mision}`,
  noInferior: 'Esa misión no está por debajo de la que tiene.',
  fueraDeSelector: 'Solo se degrada a misiones de la categoría 9 o inferior.',
  estaDespedido: 'Esa persona ya no está en la agencia.',
} as const;
