import type { Deps } from '../../gate/Deps';
import { openDireccion } from './direccion';
import { getDirecciones } from './webhooks.repository';

export const countDireccionesIlegibles = async (
  deps: Pick<Deps, 'db' | 'keyedHash'>,
): Promise<number> =>
  (await getDirecciones(deps.db)).filter(
    ({ direccion_cifrado }) => openDireccion(deps, direccion_cifrado) === null,
  ).length;
