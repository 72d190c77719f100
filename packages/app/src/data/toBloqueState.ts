import type { BloqueState } from '@garita/ui/screens/inicio/Bloque';

/** What a block of the start shows of a query. Data that is there is shown even when fetching it again has failed. */
export function toBloqueState<Data>({
  data,
  error,
}: {
  readonly data: Data | undefined;
  readonly error: Error | null;
}): BloqueState<Data> {
  if (data !== undefined) return { kind: 'ready', data };
  return error === null ? { kind: 'loading' } : { kind: 'failed' };
}
