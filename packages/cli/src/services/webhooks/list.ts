import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { foldText } from '@garita/domain/formato/foldText';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import type { Connection } from '../../connect';
import { toId } from '../../input/parseId';
import { findRow } from '../findRow';
import { readPages } from '../readPages';

type Api = Pick<Connection, 'api'>;

const fold = (nombre: string): string => foldText(nombre.trim());

/** Finds a webhook by name or id. @throws NotFoundError when there is none */
export async function findWebhook(connection: Api, typed: string): Promise<Schemas['Webhook']> {
  const webhooks = await call(connection.api, 'webhooks');
  return (
    webhooks.find(({ nombre }) => fold(nombre) === fold(typed)) ??
    findRow(webhooks, ({ id }) => id === toId(typed), WEBHOOKS.noEncontrado)
  );
}

/** The contract's maximum per page. */
const PAGE = 100;

/**
 * Deliveries, newest first, pending deliveries included. @throws NotFoundError for an unknown
 * webhook
 */
export async function listEntregas(
  connection: Api,
  typed: string,
  max: number,
): Promise<Schemas['EntregaWebhook'][]> {
  const { id } = await findWebhook(connection, typed);
  return readPages<Schemas['EntregaWebhook'], number>(max, async (antes) => {
    const { entregas, siguiente } = await call(connection.api, 'entregasWebhook', {
      id,
      limit: PAGE,
      ...(antes !== undefined && { antes }),
    });
    return { rows: entregas, siguiente };
  });
}
