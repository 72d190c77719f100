import { createContext } from 'react';

interface Ausentes {
  /** The agency's day, `YYYY-MM-DD`. */
  readonly hoy: string;
  /** Accepted absences with a day in this week, up to today. */
  readonly ausentes: readonly {
    readonly usuarioNombre: string;
    readonly inicio: string;
    readonly final: string;
  }[];
}

/** Who is excused, for the screens that name people; nobody where it is not known. */
export const AusentesContext = createContext<Ausentes>({ hoy: '', ausentes: [] });
