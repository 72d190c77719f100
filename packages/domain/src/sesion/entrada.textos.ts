/** What the door says of codes of entry; only the server says it. */
export const ENTRADA = {
  gastada: 'Ese código de entrada ya se usó o ha caducado: pide otro a quien te lo dio.',
} as const;
