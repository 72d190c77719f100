/** The title of a completed pay's card (PER-18). */
export const PERFIL = {
  nomina: 'Nómina',
  nominaYBonificacion: 'Nómina y Bonificación',
} as const;
