import type { BloqueState } from '@garita/ui/screens/inicio/Bloque';

/** Existing data stays visible when a refetch fails. */
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
