import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Descuento = components['schemas']['Descuento'];

/** The discount codes, in order of code. */
export const listDescuentos = ({ api }: Pick<Connection, 'api'>): Promise<Descuento[]> =>
  unwrap(api.GET('/getAllDescuentos'));
