export const readMsg = async (answer: Promise<{ readonly msg: string }>): Promise<string> =>
  (await answer).msg;
