interface Uno {
  readonly id: number;
  readonly tipo: string;
  readonly leido: boolean;
}

export const isCelebrable = ({ tipo }: Pick<Uno, 'tipo'>): boolean =>
  ['ascenso', 'empleadoMes', 'aniversario'].includes(tipo);

/** The unread notices that are celebrated. A read notice has been celebrated already. */
export const celebracionesDe = <Aviso extends Uno>(avisos: readonly Aviso[]): readonly Aviso[] =>
  avisos.filter((aviso) => !aviso.leido && isCelebrable(aviso));
