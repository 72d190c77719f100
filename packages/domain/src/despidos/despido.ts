/** What the rules need of a dismissal. */
export interface DespidoLeido {
  /** When the person came back; null while the dismissal stands. */
  readonly reingreso: string | null;
}

/** Whether the person is still out because of it. */
export const isVigente = ({ reingreso }: DespidoLeido): boolean => reingreso === null;
