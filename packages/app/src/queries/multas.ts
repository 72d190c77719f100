import { unwrap } from '@garita/api-client/createClient';
import type { NuevaMulta } from '@garita/ui/screens/multas/MultasScreen';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** Every fine, the newest first. */
export const multasQuery = () =>
  queryOptions({
    queryKey: queryKey('multas', 'getAllMultas'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllMultas', { signal })),
  });

/** Fines somebody. */
export const multar = () => writeOptions('sendMulta', (body: NuevaMulta) => unwrap(api.POST('/sendMulta', { body })));

/** Deletes a fine. */
export const borrarMulta = () => writeOptions('deleteMulta', (id: number) => unwrap(api.POST('/deleteMulta', { body: { id } })));

/** Marks a fine as collected, or as not collected. */
export const marcarMulta = () =>
  writeOptions('actionMulta', ({ id, cobrada }: { id: number; cobrada: boolean }) => unwrap(api.POST('/actionMulta', { body: { id, op: cobrada ? 1 : 0 } })));
