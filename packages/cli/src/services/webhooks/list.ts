import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { foldText } from '@garita/domain/formato/foldText';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import type { Connection } from '../../connect';
import { toId } from '../../input/toId';
import { findRow } from '../findRow';
import { readPages } from '../readPages';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type Entrega = Schemas['EntregaWebhook'];

type Api = Pick<Connection, 'api'>;

/** The webhooks, the oldest first. */
export const listWebhooks = ({ api }: Api): Promise<Webhook[]> => call(api, 'webhooks');

const fold = (nombre: string): string => foldText(nombre.trim());

/** The webhook that is meant by a name or a number as typed. @throws RefusedError when there is none */
export async function findWebhook(connection: Api, typed: string): Promise<Webhook> {
  const webhooks = await listWebhooks(connection);
  return (
    webhooks.find(({ nombre }) => fold(nombre) === fold(typed)) ??
    findRow(webhooks, ({ id }) => id === toId(typed), WEBHOOKS.noEncontrado)
  );
}

/** As many as a page may have. */
const PAGE = 100;

/** What was sent to a webhook and what waits, the newest first. @throws RefusedError for one that there is not */
export async function listEntregas(
  connection: Api,
  typed: string,
  max: number,
): Promise<Entrega[]> {
  const { id } = await findWebhook(connection, typed);
  return readPages<Entrega, number>(max, async (antes) => {
    const { entregas, siguiente } = await call(connection.api, 'entregasWebhook', {
      id,
      limit: PAGE,
      ...(antes !== undefined && { antes }),
    });
    return { rows: entregas, siguiente };
  });
}
