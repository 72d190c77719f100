import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** The poll interval of the open profile in milliseconds (PER-16). */
const EVERY_MS = 30_000;

export const perfilQuery = () => queryOptions({ ...read('MyPerfil'), ...pollEvery(EVERY_MS) });

export const cuentaQuery = () => queryOptions({ ...read('miCuenta'), ...pollEvery(EVERY_MS) });

/** A person's next promotion, the promotions that the person gave, and the person's work. */
export const historialQuery = (username: string) =>
  queryOptions({
    ...read('getLogUser', { username }),
    ...pollEvery(EVERY_MS),
  });
