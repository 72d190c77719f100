import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** How often both lists are asked for: a manager may close what somebody looks at. Between answers the minutes run on here. */
const EVERY_MS = 30_000;

/** One's own records. */
export const fichajesQuery = () => queryOptions({ ...read('getFichajes'), ...pollEvery(EVERY_MS) });

/** Who is clocked in. */
export const fichajesActivosQuery = () =>
  queryOptions({
    ...read('getFichajesActivos'),
    ...pollEvery(EVERY_MS),
  });

/** The same as everybody on the post sees it. */
export const dentroQuery = () => queryOptions({ ...read('dentro'), ...pollEvery(EVERY_MS) });
