import { OPERATIONS } from '@garita/api-client/access';

export type ReadId = { [Id in keyof typeof OPERATIONS]: (typeof OPERATIONS)[Id]['effect'] extends 'read' ? Id : never }[keyof typeof OPERATIONS];

/**
 * Under what a read is kept: its tema first, since writes say which temas they change, then the call and what it was asked for.
 */
export const queryKey = (operation: ReadId, ...asked: readonly (string | number)[]) => [OPERATIONS[operation].tema, operation, ...asked] as const;
