import { PUBLIC_CALLS } from '@garita/api-client/calls';
import type { QueryClient } from '@tanstack/react-query';

export function forgetPrivateData(client: QueryClient): void {
  const isPrivate = {
    predicate: ({ queryKey: [, operation] }: { queryKey: readonly unknown[] }) =>
      !PUBLIC_CALLS.includes(String(operation)),
  };
  void client.cancelQueries(isPrivate);
  client.removeQueries(isPrivate);
  client.getMutationCache().clear();
}
