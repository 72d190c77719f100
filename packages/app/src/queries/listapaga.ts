import { unwrap } from '@garita/api-client/createClient';
import { api } from '../api';
import { writeOptions } from '../data/writeOptions';

/** Closes the payroll's open period, as long as it is the expected one (op 0), or archives the rows of the pay list (op 1). */
export const reiniciar = () =>
  writeOptions('actionReiniciar', (body: { op: 0; periodo: number } | { op: 1 }) => unwrap(api.POST('/actionReiniciar', { body })));
