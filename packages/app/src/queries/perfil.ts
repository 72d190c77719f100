import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** How often the profile is asked for while somebody looks at it (PER-16). */
const EVERY_MS = 30_000;

/** My work, pay and memberships. */
export const perfilQuery = () =>
  queryOptions({ ...read('perfil', 'MyPerfil', 'GET /MyPerfil'), ...pollEvery(EVERY_MS) });

/** What I am owed, my fines and what I was paid. */
export const cuentaQuery = () =>
  queryOptions({ ...read('perfil', 'miCuenta', 'GET /ext/cuenta'), ...pollEvery(EVERY_MS) });

/** A person's next promotion, the promotions that they gave and their work. */
export const historialQuery = (username: string) =>
  queryOptions({
    ...read('perfil', 'getLogUser', 'GET /getLogUser/{username}', { username }),
    ...pollEvery(EVERY_MS),
  });
