import { unwrap } from '@garita/api-client/createClient';
import { api } from '../api';
import { writeOptions } from '../data/writeOptions';

/** Sets a person's signature. */
export const ponerFirma = () => writeOptions('addFirma', (body: { firma: string; id: number }) => unwrap(api.POST('/addFirma', { body })));
