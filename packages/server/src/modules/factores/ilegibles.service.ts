import type { Deps } from '../../gate/Deps';
import { unseal } from './sealed';
import { getCifrados } from './totp.repository';

/** Counts authenticators that this portal's secret cannot decrypt. */
export const countAplicacionesIlegibles = async (
  deps: Pick<Deps, 'db' | 'keyedHash'>,
): Promise<number> =>
  (await getCifrados(deps.db)).filter(
    ({ usuario_id, secreto_cifrado }) => unseal(deps, usuario_id, secreto_cifrado) === null,
  ).length;
