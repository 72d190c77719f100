import { PANTALLAS } from '@garita/domain/pantallas';

/** The user's settings, where a regenerated password is changed. */
export const settingsPath: string = PANTALLAS.find(({ id }) => id === 'configuracion')?.ruta ?? '/';

/** The account's security, where a second factor is set up. */
export const securityPath: string = PANTALLAS.find(({ id }) => id === 'seguridad')?.ruta ?? '/';
