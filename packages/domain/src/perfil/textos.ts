/** What the card of a completed pay says was completed (PER-18). */
export const PERFIL = {
  nomina: 'Nomina',
  nominaYBonificacion: 'Nomina y Bonificacion',
} as const;
