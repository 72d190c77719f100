import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** How often the newest are asked for while nobody tells of them. Milliseconds. */
const EVERY_MS = 60_000;

/** The newest notices of who is signed in, and how many are not read; asked for also while nobody looks at the page, whose tab tells how many there are. */
export const avisosQuery = () =>
  queryOptions({
    ...read('avisos'),
    // Without `cada`: the stream tells of them by themselves, and whatever else moves has nothing to do with them.
    meta: { poll: EVERY_MS, siempre: true },
  });
