/** Dismissals: the old portal's texts (DES-08, DES-09), and new texts where it had none. */
export const DESPIDOS = {
  vacio: 'No dejes campos vacios',
  hecho: (usuario: string) => `${usuario} ya no está en la agencia`,
  yaDespedido: 'Esa persona ya está despedida.',
  /** The actor's name for a dismissal without an actor. */
  sistema: 'Sistema',
} as const;
