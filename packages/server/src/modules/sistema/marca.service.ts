import type { Deps } from '../../deps';
import { countAplicacionesIlegibles } from '../factores/ilegibles.service';
import { countDireccionesIlegibles } from '../webhooks/ilegibles.service';
import { findMarca, putMarca } from './marca.repository';

type MarcaDeps = Pick<Deps, 'db' | 'keyedHash'>;

const marcaOf = ({ keyedHash }: MarcaDeps): string => keyedHash('marca', 'secreto 1');

/** How much of what is encrypted in the database does not open under this portal's secret. */
const countIlegibles = async (deps: MarcaDeps) => ({
  aplicaciones: await countAplicacionesIlegibles(deps),
  webhooks: await countDireccionesIlegibles(deps),
});

const otroSecreto = ({
  aplicaciones,
  webhooks,
}: {
  aplicaciones: number;
  webhooks: number;
}): string =>
  `El secreto de este portal (SECRET, o el fichero «secreto» de DATA_DIR) no es aquel con el que se guardaron los datos. Mientras tanto no se abren aquí: aplicaciones de códigos, ${aplicaciones}; direcciones de webhooks, ${webhooks}.`;

/**
 * Leaves the mark of this portal's secret in the database, where all that is encrypted opens under it: at the first start, and after a change of the secret once
 * everything has been set up anew. Otherwise the mark stays, and the operator is told.
 */
export async function keepMarca(deps: MarcaDeps, warn: (text: string) => void): Promise<void> {
  const marca = marcaOf(deps);
  const before = await findMarca(deps.db);
  if (before === marca) return;
  const ilegibles = await countIlegibles(deps);
  if (ilegibles.aplicaciones + ilegibles.webhooks > 0) warn(otroSecreto(ilegibles));
  else await putMarca(deps.db, { before, marca });
}

/** Whether the data were written under another secret than this portal's. */
export async function hasOtherSecreto(deps: MarcaDeps): Promise<boolean> {
  const marca = await findMarca(deps.db);
  if (marca !== null) return marca !== marcaOf(deps);
  const { aplicaciones, webhooks } = await countIlegibles(deps);
  return aplicaciones + webhooks > 0;
}
