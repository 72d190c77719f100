import type { components } from '@garita/api-client/schema';

/** One's own second factors. */
export type MisFactores = components['schemas']['MisFactores'];

/** Whether something besides the password guards the account. */
export const isProtected = ({ aplicacion }: MisFactores): boolean => aplicacion !== null;
