import type { FiltroBitacora } from '@garita/ui/screens/bitacora/BitacoraScreenProps';
import { readParts } from '../data/read';

/** The instant (ISO) at which a day begins in the reader's time zone. @param plus days to add */
const startOf = (day: string, plus = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
};

const toQuery = ({ actor, persona, tema, desde, hasta, palabra }: FiltroBitacora) => ({
  ...(actor !== null && { actor }),
  ...(persona !== null && { persona }),
  ...(tema !== null && { tema }),
  ...(desde !== '' && { desde: startOf(desde) }),
  ...(hasta !== '' && { hasta: startOf(hasta, 1) }),
  ...(palabra.trim() !== '' && { palabra: palabra.trim() }),
});

/** Every act adds to the audit log, so it is refetched on every mount. */
export const bitacoraQuery = (filtro: FiltroBitacora) => readParts('bitacora', toQuery(filtro));
