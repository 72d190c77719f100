/** The two databases that a portal can stand on. */
export const DATABASES = ['postgres', 'embedded'] as const;
export type Database = (typeof DATABASES)[number];
