import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** Poll interval: a manager may close a clock-in. The client counts the minutes. Milliseconds. */
const EVERY_MS = 30_000;

export const fichajesQuery = () => queryOptions({ ...read('getFichajes'), ...pollEvery(EVERY_MS) });

export const fichajesActivosQuery = () =>
  queryOptions({
    ...read('getFichajesActivos'),
    ...pollEvery(EVERY_MS),
  });

/** The open clock-ins as everyone at the post sees them. */
export const dentroQuery = () => queryOptions({ ...read('dentro'), ...pollEvery(EVERY_MS) });
