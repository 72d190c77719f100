import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { FilaAlta } from '@garita/domain/alta/filas';

/** What would become of a list; nothing is written. */
export const previewAlta = (api: ApiClient, filas: readonly FilaAlta[]) =>
  call(api, 'previaAlta', { filas: [...filas] });

/** Brings all of a list in, or nobody. @throws ApiError 409 when a line is at fault after all. */
export const darDeAlta = (api: ApiClient, filas: readonly FilaAlta[]) =>
  call(api, 'darDeAlta', { filas: [...filas] });

/** Gives some or all of them new codes. @throws ApiError 409 when there is nobody to give one to. */
export const renewCodigos = (api: ApiClient, usuarios: number[] | undefined) =>
  call(api, 'nuevosCodigosAlta', usuarios === undefined ? {} : { usuarios });
