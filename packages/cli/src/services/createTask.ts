import type { WriteId } from '@garita/api-client/operations';
import { type Declarada, toLlamada } from '../acceso/llamadas';
import { type Acto, toCambio } from '../change/Acto';
import type { BulkTask, Nombres } from '../lote/BulkTask';
import { openSession, type Session } from './openSession';
import { type Persona, readDirectorio } from './usuarios/directorio';

interface Mesa<Campo extends string> extends Session {
  readonly nombres: Nombres<Campo>;
  /** Whether the lines belong to a bulk run, not to a single change. */
  readonly enLote: boolean;
  /**
   * Reads the people. The returned function finds a person by name or id, and checks that the user
   * may make the call about that person.
   * @param more people to add to the active people
   */
  readonly readPersonas: (more?: readonly Persona[]) => Promise<(usuario: string) => Persona>;
}

interface TareaSpec<Campo extends string, Orden, Id extends WriteId>
  extends Omit<BulkTask<Campo, Orden>, 'open' | 'llamadas'> {
  readonly llamada: Declarada<Id>;
  /** The reads that the task also makes. */
  readonly lee?: readonly Declarada[];
  /** As in `BulkTask`, with the user's session. */
  readonly open: (
    mesa: Mesa<Campo>,
    ordenes: readonly Orden[],
  ) => Promise<(orden: Orden) => Acto<Id>>;
}

const personaOf = (orden: unknown): string =>
  typeof orden === 'string' ? orden : (orden as { readonly usuario: string }).usuario;

/** A task whose lines all make the same call. */
export const createTask = <Campo extends string, Orden, Id extends WriteId>({
  llamada,
  lee = [],
  open,
  ...task
}: TareaSpec<Campo, Orden, Id>): BulkTask<Campo, Orden> => ({
  ...task,
  llamadas: [...lee, llamada],
  open: async (connection, ordenes, nombres, enLote) => {
    const session = await openSession(connection, llamada);
    const readPersonas: Mesa<Campo>['readPersonas'] = async (more = []) => {
      const { find } = await readDirectorio(connection, ordenes.map(personaOf), more);
      return (usuario) => {
        const persona = find(usuario);
        session.check(persona);
        return persona;
      };
    };
    const prepare = await open({ ...session, nombres, enLote, readPersonas }, ordenes);
    return (orden) => toCambio(connection.api, toLlamada(llamada).id, prepare(orden), enLote);
  },
});
