import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/**
 * The poll interval in milliseconds. A manager may close a clock-in meanwhile. The page itself
 * counts the minutes.
 */
const EVERY_MS = 30_000;

export const fichajesQuery = () => queryOptions({ ...read('getFichajes'), ...pollEvery(EVERY_MS) });

export const fichajesActivosQuery = () =>
  queryOptions({
    ...read('getFichajesActivos'),
    ...pollEvery(EVERY_MS),
  });

/** The people who are clocked in, as every user may see them. */
export const dentroQuery = () => queryOptions({ ...read('dentro'), ...pollEvery(EVERY_MS) });
