import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** Others call the roll and close sessions meanwhile. What has not changed is not sent again. */
const EVERY_MS = 30_000;

/** The roll calls held. */
export const pasesQuery = () => queryOptions({ ...read('paseListas'), ...pollEvery(EVERY_MS) });

/** Whether the last roll call is too recent for another: time alone changes it too, of which nobody tells. */
export const isPaseListaQuery = () =>
  queryOptions({
    ...read('isPaseLista'),
    refetchInterval: EVERY_MS,
  });

/** The sessions that a roll call covers. Never an old list: what is done in Tiempos changes it. */
export const timesListaQuery = () =>
  queryOptions({
    ...read('getTimesLista'),
    ...pollEvery(EVERY_MS),
    staleTime: 0,
  });
