import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { FilaAlta } from '@garita/domain/alta/filas';

/** Previews an import; writes nothing. */
export const previewAlta = (api: ApiClient, filas: readonly FilaAlta[]) =>
  call(api, 'previaAlta', { filas: [...filas] });

/** Imports the whole list or nothing. @throws ApiError 409 when a line is invalid after all. */
export const darDeAlta = (api: ApiClient, filas: readonly FilaAlta[]) =>
  call(api, 'darDeAlta', { filas: [...filas] });

/** Gives some or all new members new codes. @throws ApiError 409 when there are none. */
export const renewCodigos = (api: ApiClient, usuarios: number[] | undefined) =>
  call(api, 'nuevosCodigosAlta', usuarios === undefined ? {} : { usuarios });
