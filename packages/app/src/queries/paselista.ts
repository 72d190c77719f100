import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** Poll interval: others call the roll and close sessions meanwhile. Milliseconds. */
const EVERY_MS = 30_000;

export const pasesQuery = () => queryOptions({ ...read('paseListas'), ...pollEvery(EVERY_MS) });

/** It also changes by time alone, without an event, so it always polls. */
export const isPaseListaQuery = () =>
  queryOptions({
    ...read('isPaseLista'),
    refetchInterval: EVERY_MS,
  });

/** The sessions a roll call covers. Always stale, since acts in Tiempos change it. */
export const timesListaQuery = () =>
  queryOptions({
    ...read('getTimesLista'),
    ...pollEvery(EVERY_MS),
    staleTime: 0,
  });
