/** The contract's maximum id. */
const MAX_ID = 2_147_483_647;

export const toId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
