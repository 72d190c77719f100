import type { CaraAgencia } from '@garita/ui/components/CaraContext';
import { useQuery } from '@tanstack/react-query';
import { configuracionQuery } from '../queries/agencia';

/** What the page itself was sent with (server: `dressPage`): so the agency's face is there before its settings are. */
const own =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('[name="application-name"]');
const SENT = { nombre: own?.content ?? 'Garita', emblema: own?.dataset.emblema ?? null };

/** Whose portal this is, as of now. */
export function useCara(): CaraAgencia {
  const { nombre, emblema } = useQuery(configuracionQuery()).data ?? SENT;
  return { nombre, emblema: emblema && `/api/ext/emblema/${emblema}` };
}
