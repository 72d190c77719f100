import { FichaFlotante } from '@garita/ui/screens/persona/FichaFlotante';
import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../portal/useServerNow';
import { personaQuery } from '../../queries/persona';
import type { Cerca } from './useHoveredName';

/** Cache time of a card; the person's page is always fresh. Milliseconds. */
const FRESH_MS = 60_000;

interface ConnectedFichaFlotanteProps extends Cerca {
  onOver: (isOver: boolean) => void;
}

/** The card of a name. An error shows no card: the person's page explains it. */
export function ConnectedFichaFlotante({ nombre, opener, onOver }: ConnectedFichaFlotanteProps) {
  const now = useServerNow();
  const { data, isError } = useQuery({
    ...personaQuery(nombre),
    staleTime: FRESH_MS,
    retry: false,
  });
  if (isError || !opener.current.isConnected) return null;
  return <FichaFlotante ficha={data ?? null} opener={opener} onOver={onOver} now={now()} />;
}
