import type { WriteId } from '@garita/api-client/operations';
import { type Declarada, toLlamada } from '../acceso/llamadas';
import { type Acto, toCambio } from '../change/Acto';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';
import { openSession, type Session } from '../services/openSession';

export const prepareActo =
  <Id extends WriteId>(
    llamada: Declarada<Id>,
    prepare: (session: Session) => Acto<Id> | Promise<Acto<Id>>,
  ) =>
  async (connection: Connection): Promise<PreparedChange> => {
    const acto = await prepare(await openSession(connection, llamada));
    return toCambio(connection.api, toLlamada(llamada).id, acto, false);
  };
