import type { CaraAgencia } from '@garita/ui/components/CaraContext';
import { useQuery } from '@tanstack/react-query';
import { configuracionQuery } from '../queries/agencia';

/**
 * The element of the page's HTML with the agency's identity (server: `dressPage`). It is available
 * before the settings load.
 */
const own =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('[name="application-name"]');
const SENT = { nombre: own?.content ?? 'Garita', emblema: own?.dataset.emblema ?? null };

export function useCara(): CaraAgencia {
  const { nombre, emblema } = useQuery(configuracionQuery()).data ?? SENT;
  return { nombre, emblema: emblema && `/api/ext/emblema/${emblema}` };
}
