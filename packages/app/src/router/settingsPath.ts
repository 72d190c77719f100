import { PANTALLAS } from '@garita/domain/pantallas';

/** Where a person's own settings are, and a regenerated password is changed. */
export const settingsPath: string = PANTALLAS.find(({ id }) => id === 'configuracion')?.ruta ?? '/';
