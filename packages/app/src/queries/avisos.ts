import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The poll interval while the stream is down, in milliseconds. */
const EVERY_MS = 60_000;

/** The newest notices. A hidden tab refetches them too, since its title shows the unread count. */
export const avisosQuery = () =>
  queryOptions({
    ...read('avisos'),
    // No `cada` here: the stream reports each new notice, so other changes never refetch this read.
    meta: { poll: EVERY_MS, siempre: true },
  });
