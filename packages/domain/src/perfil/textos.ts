/** What the card of a completed pay says was completed (PER-18). */
export const PERFIL = {
  nomina: 'Nómina',
  nominaYBonificacion: 'Nómina y Bonificación',
} as const;
