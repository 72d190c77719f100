import { ACCESS } from '@garita/api-client/access';
import type { Grant } from '@garita/domain/acceso/can';
import type { QueryClient } from '@tanstack/react-query';

const isPublic = (operation: unknown): boolean => {
  const grants: readonly Grant[] | undefined = ACCESS[operation as keyof typeof ACCESS];
  return grants?.some((grant) => grant.public === true) ?? false;
};

/** Drops, and stops asking for, everything that was given to a person; what anybody may read stays. */
export function forgetPrivateData(client: QueryClient): void {
  const isPrivate = { predicate: ({ queryKey: [, operation] }: { queryKey: readonly unknown[] }) => !isPublic(operation) };
  void client.cancelQueries(isPrivate);
  client.removeQueries(isPrivate);
  client.getMutationCache().clear();
}
