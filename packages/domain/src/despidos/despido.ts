export interface DespidoLeido {
  /** When the person came back; null while the dismissal is in force. */
  readonly ingreso: string | null;
}

export const isVigente = ({ ingreso }: DespidoLeido): boolean => ingreso === null;
