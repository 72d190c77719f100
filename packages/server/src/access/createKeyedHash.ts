import { createHmac } from 'node:crypto';

/** Hashes texts under the installation's secret, for one purpose each. */
export const createKeyedHash =
  (secret: string) =>
  (purpose: string, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
