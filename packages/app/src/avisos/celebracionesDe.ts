interface Uno {
  readonly id: number;
  readonly tipo: string;
  readonly leido: boolean;
}

export const isCelebrable = ({ tipo }: Pick<Uno, 'tipo'>): boolean =>
  ['ascenso', 'empleadoMes', 'aniversario'].includes(tipo);

/** A read celebration has been shown already. */
export const celebracionesDe = <Aviso extends Uno>(avisos: readonly Aviso[]): readonly Aviso[] =>
  avisos.filter((aviso) => !aviso.leido && isCelebrable(aviso));
