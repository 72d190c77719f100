/** Only the server uses these texts. */
export const ENTRADA = {
  gastada: 'Ese código de entrada ya se usó o ha caducado: pide otro a quien te lo dio.',
} as const;
