import { PANTALLAS } from '@garita/domain/pantallas';

/** Where a person's own settings are, and a regenerated password is changed. */
export const settingsPath: string = PANTALLAS.find(({ id }) => id === 'configuracion')?.ruta ?? '/';

/** Where a person's account is guarded, and a second factor set up. */
export const securityPath: string = PANTALLAS.find(({ id }) => id === 'seguridad')?.ruta ?? '/';
