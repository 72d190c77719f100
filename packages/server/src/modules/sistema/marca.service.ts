import { SECRETO } from '@garita/domain/reglas/textos';
import type { Database } from '../../db/Database';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import { countAplicacionesIlegibles } from '../factores/ilegibles.service';
import { countDireccionesIlegibles } from '../webhooks/ilegibles.service';
import { findMarca, putMarca } from './marca.repository';

type MarcaDeps = Pick<Deps, 'db' | 'keyedHash'>;

const marcaOf = ({ keyedHash }: MarcaDeps): string => keyedHash('marca', 'secreto 1');

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

const CAMBIADO =
  'El secreto de este portal es otro que la última vez, y nada de lo guardado depende ya del de antes. Los códigos de entrada que nadie ha usado ya no abren: da otros.';

/**
 * Stores the mark of this portal's secret, at the first start and after a change of the secret. All
 * encrypted values must decrypt with this secret. After a change, moreover, no other portal may
 * run. Otherwise the old mark stays, and the log warns the operator.
 */
export async function keepMarca(
  { isAlone, ...deps }: MarcaDeps & Pick<Database, 'isAlone'>,
  warn: (text: string) => void,
): Promise<void> {
  const marca = marcaOf(deps);
  const before = await findMarca(deps.db);
  if (before === marca) return;
  const ilegibles = await countIlegibles(deps);
  const isFree = ilegibles.aplicaciones + ilegibles.webhooks === 0;
  const mayTake = isFree && (before === null || (await isAlone()));
  if (mayTake) await putMarca(deps.db, { before, marca });
  // If two portals start at once, the other may have stored its mark first.
  if (!mayTake || (await findMarca(deps.db)) !== marca) warn(otroSecreto(ilegibles));
  else if (before !== null) warn(CAMBIADO);
}

/**
 * Whether the data were encrypted with another secret than this portal's. @param marca the stored
 * mark; if omitted, it is read
 */
export async function hasOtherSecreto(deps: MarcaDeps, marca?: string | null): Promise<boolean> {
  const found = marca === undefined ? await findMarca(deps.db) : marca;
  if (found !== null) return found !== marcaOf(deps);
  const { aplicaciones, webhooks } = await countIlegibles(deps);
  return aplicaciones + webhooks > 0;
}

/**
 * Allows this portal to encrypt data, if the other running portals can decrypt them. If no other
 * portal runs, this portal may always encrypt data: from then on its secret counts.
 * @throws Rechazo 409 while another portal runs and the data were encrypted with another secret
 * than this portal's.
 */
export async function requireSecreto({
  isAlone,
  ...deps
}: MarcaDeps & Pick<Database, 'isAlone'>): Promise<void> {
  if ((await hasOtherSecreto(deps)) && !(await isAlone())) throw Rechazo.conflict(SECRETO.otro);
}
