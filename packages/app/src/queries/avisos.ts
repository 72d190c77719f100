import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Poll interval while the stream is down. Milliseconds. */
const EVERY_MS = 60_000;

/** The notices. They are refetched in a hidden tab too, whose title shows the unread count. */
export const avisosQuery = () =>
  queryOptions({
    ...read('avisos'),
    // The notices have no `cada`: the stream reports notices directly, and other changes do not
    // concern them.
    meta: { poll: EVERY_MS, siempre: true },
  });
