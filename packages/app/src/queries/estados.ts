import { unwrap } from '@garita/api-client/createClient';
import { api } from '../api';
import { writeOptions } from '../data/writeOptions';

/** Sets one's status, or deletes one: one's own when no `id` is given. */
export const cambiarEstado = () =>
  writeOptions('actionEstados', (body: { op: 1; estado: string } | { op: 2; id?: number }) => unwrap(api.POST('/estados', { body })));
