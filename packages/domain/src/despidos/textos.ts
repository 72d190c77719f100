/** Dismissals, in the portal's words (DES-08, DES-09) and where it had none in ours. */
export const DESPIDOS = {
  vacio: 'No dejes campos vacios',
  hecho: (usuario: string) => `${usuario} ya no está en la agencia`,
  yaDespedido: 'Esa persona ya está despedida.',
  /** Who dismissed when nobody did. */
  sistema: 'Sistema',
} as const;
