/**
 * The last migration of the baseline. The baseline makes the same schema as the old migrations 0001
 * to 0085, which it replaces (0024).
 */
const BASELINE = '0113_webhooks';
const LAST_SQUASHED = '0085_instalacion';

/** Whether the baseline replaces a migration. */
export const isSquashed = (name: string): boolean => /^00\d\d_/.test(name);

/**
 * The present name of an old migration: the baseline's last migration replaces the last old
 * migration.
 */
export const standsFor = (name: string): string => (name === LAST_SQUASHED ? BASELINE : name);
