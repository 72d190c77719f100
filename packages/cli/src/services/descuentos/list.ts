import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Descuento = components['schemas']['Descuento'];

/** The discount codes, in order of code. */
export const listDescuentos = ({ api }: Pick<Connection, 'api'>): Promise<Descuento[]> =>
  call(api, 'getAllDescuentos');
