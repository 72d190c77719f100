export const DATABASES = ['postgres', 'embedded'] as const;
export type Database = (typeof DATABASES)[number];
