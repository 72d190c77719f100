interface Uno {
  readonly id: number;
  readonly tipo: string;
  readonly leido: boolean;
}

/** Whether somebody is to be congratulated on it. */
export const isCelebrable = ({ tipo }: Pick<Uno, 'tipo'>): boolean =>
  ['ascenso', 'empleadoMes', 'aniversario'].includes(tipo);

/** What there is to celebrate, the newest first: what was read, here or elsewhere, has been. */
export const celebracionesDe = <Aviso extends Uno>(avisos: readonly Aviso[]): readonly Aviso[] =>
  avisos.filter((aviso) => !aviso.leido && isCelebrable(aviso));
