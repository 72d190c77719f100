import type { Deps } from '../../gate/Deps';
import { unseal } from './sealed';
import { getCifrados } from './totp.repository';

/** How many authenticators do not open under this portal's secret. */
export const countAplicacionesIlegibles = async (
  deps: Pick<Deps, 'db' | 'keyedHash'>,
): Promise<number> =>
  (await getCifrados(deps.db)).filter(
    ({ usuario_id, secreto_cifrado }) => unseal(deps, usuario_id, secreto_cifrado) === null,
  ).length;
