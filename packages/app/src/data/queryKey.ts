import type { OPERATIONS } from '@garita/api-client/operations';

export type ReadId = { [Id in keyof typeof OPERATIONS]: (typeof OPERATIONS)[Id]['effect'] extends 'read' ? Id : never }[keyof typeof OPERATIONS];

/**
 * Under what a read is kept: its tema first, since writes say which temas they change, then the call and what it was asked for.
 * The tema is the contract's, which the compiler holds it to.
 */
export const queryKey = <Id extends ReadId>(tema: (typeof OPERATIONS)[Id]['tema'], operation: Id, ...asked: readonly (string | number)[]) =>
  [tema, operation, ...asked] as const;
