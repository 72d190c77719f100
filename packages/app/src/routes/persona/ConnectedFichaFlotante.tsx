import { FichaFlotante } from '@garita/ui/screens/persona/FichaFlotante';
import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../portal/useServerNow';
import { personaQuery } from '../../queries/persona';
import type { Cerca } from './useHoveredName';

/**
 * How long the data of a card is cached, in milliseconds. The person's page always refetches it.
 */
const FRESH_MS = 60_000;

interface ConnectedFichaFlotanteProps extends Cerca {
  onOver: (isOver: boolean) => void;
}

/**
 * The card that appears over a name. After an error there is no card; the person's page shows the
 * error.
 */
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
