/** The last migration of the baseline: up to it they make the schema that migrations 0001 to 0085 had made, which stood here until they were squashed (0024). */
const BASELINE = '0113_webhooks';
const LAST_SQUASHED = '0085_instalacion';

/** Whether a migration is one of those that were squashed. */
export const isSquashed = (name: string): boolean => /^00\d\d_/.test(name);

/** The present name of an old migration: the baseline replaces the last of the squashed ones. */
export const standsFor = (name: string): string => (name === LAST_SQUASHED ? BASELINE : name);
