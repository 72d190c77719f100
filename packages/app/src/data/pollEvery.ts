import type { QueryClient } from '@tanstack/react-query';

let isTold = false;

/**
 * Says whether what moves is told as it moves (`live/`): nobody then asks by the clock. All who do are looked at again, since each reckons when it asks next
 * only as something happens to it.
 */
export function setTold(client: QueryClient, told: boolean): void {
  if (isTold === told) return;
  isTold = told;
  for (const { observers } of client.getQueryCache().getAll()) {
    for (const observer of observers) observer.setOptions(observer.options);
  }
}

/** A read that others change while it is looked at: it is asked again every so many milliseconds, while nobody tells of changes. */
export const pollEvery = (ms: number) =>
  ({ refetchInterval: () => (isTold ? false : ms), meta: { cada: ms } }) as const;
