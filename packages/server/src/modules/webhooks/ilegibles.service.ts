import type { Deps } from '../../gate/Deps';
import { openDireccion } from './direccion';
import { getDirecciones } from './webhooks.repository';

/** The number of webhook addresses that this portal's secret cannot decrypt. */
export const countDireccionesIlegibles = async (
  deps: Pick<Deps, 'db' | 'keyedHash'>,
): Promise<number> =>
  (await getDirecciones(deps.db)).filter(
    ({ direccion_cifrado }) => openDireccion(deps, direccion_cifrado) === null,
  ).length;
