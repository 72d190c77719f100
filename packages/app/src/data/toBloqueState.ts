import type { BloqueState } from '@garita/ui/screens/inicio/Bloque';

/** The state of a block of a screen. Loaded data stays visible when a refetch fails. */
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
