import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** How often the profile is asked for while somebody looks at it (PER-16). */
const EVERY_MS = 30_000;

/** My work, pay and memberships. */
export const perfilQuery = () => queryOptions({ ...read('MyPerfil'), ...pollEvery(EVERY_MS) });

/** What I am owed, my fines and what I was paid. */
export const cuentaQuery = () => queryOptions({ ...read('miCuenta'), ...pollEvery(EVERY_MS) });

/** A person's next promotion, the promotions that they gave and their work. */
export const historialQuery = (username: string) =>
  queryOptions({
    ...read('getLogUser', { username }),
    ...pollEvery(EVERY_MS),
  });
