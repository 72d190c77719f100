/** What the portal says of a change that it made. */
export const readMsg = async (answer: Promise<{ readonly msg: string }>): Promise<string> =>
  (await answer).msg;
