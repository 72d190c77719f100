import { read } from '../data/read';

/** The signatures in use. */
export const firmasQuery = () => read('firmas', 'getAllFirmas', 'GET /getAllFirmas');
