import { unwrap } from '@garita/api-client/createClient';

/** What the portal says of a change that it made. */
export const readMsg = async (
  answer: Promise<{ data?: { readonly msg: string } }>,
): Promise<string> => (await unwrap(answer)).msg;
