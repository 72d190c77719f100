interface Uno {
  readonly id: number;
  readonly tipo: string;
  readonly leido: boolean;
}

export const isCelebrable = ({ tipo }: Pick<Uno, 'tipo'>): boolean =>
  ['ascenso', 'empleadoMes', 'aniversario'].includes(tipo);

/** Celebrations not yet shown, newest first; a read notice has been shown. */
export const celebracionesDe = <Aviso extends Uno>(avisos: readonly Aviso[]): readonly Aviso[] =>
  avisos.filter((aviso) => !aviso.leido && isCelebrable(aviso));
