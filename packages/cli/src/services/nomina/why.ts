import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';
import { findId } from '../usuarios/show';

export interface ExplainPagaOptions {
  /** A name or an id, as typed. */
  readonly usuario: string;
  /** The open period if omitted. */
  readonly periodo?: number | undefined;
}

/** @throws ApiError 404 for an unknown person or period, and for a person outside the period */
export async function explainPaga(
  api: ApiClient,
  { usuario, periodo }: ExplainPagaOptions,
): Promise<Schemas['NominaDetalle']> {
  const id = await findId(api, usuario);
  return call(api, 'nominaDetalle', { id, ...(periodo === undefined ? {} : { periodo }) });
}
