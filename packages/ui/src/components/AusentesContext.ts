import { createContext } from 'react';

interface Ausentes {
  /** Today in the agency's zone, `YYYY-MM-DD`. */
  readonly hoy: string;
  /** Accepted absences that include a day from this week's Monday until today. */
  readonly ausentes: readonly {
    readonly usuarioNombre: string;
    readonly inicio: string;
    readonly final: string;
  }[];
}

/** The absent people, for screens that name people; empty while unknown. */
export const AusentesContext = createContext<Ausentes>({ hoy: '', ausentes: [] });
