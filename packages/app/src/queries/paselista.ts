import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** The poll interval in milliseconds. Other users call the roll and close times meanwhile. */
const EVERY_MS = 30_000;

export const pasesQuery = () => queryOptions({ ...read('paseListas'), ...pollEvery(EVERY_MS) });

/**
 * Whether a recent roll call delays the next one. The answer changes with time, without an event,
 * so it is always polled.
 */
export const isPaseListaQuery = () =>
  queryOptions({
    ...read('isPaseLista'),
    refetchInterval: EVERY_MS,
  });

/** The times that a roll call covers. Always stale, since acts in Tiempos change them. */
export const timesListaQuery = () =>
  queryOptions({
    ...read('getTimesLista'),
    ...pollEvery(EVERY_MS),
    staleTime: 0,
  });
