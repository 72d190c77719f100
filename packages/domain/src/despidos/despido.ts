/** What the rules need of a dismissal. */
export interface DespidoLeido {
  /** When the person came back; null while the dismissal stands. */
  readonly ingreso: string | null;
}

/** Whether the person is still out because of it. */
export const isVigente = ({ ingreso }: DespidoLeido): boolean => ingreso === null;
