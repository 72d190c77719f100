import { Puesto } from '@garita/ui/screens/equipo/puesto/Puesto';
import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../portal/useServerNow';
import { configuracionQuery } from '../../queries/agencia';
import { dentroQuery } from '../../queries/fichajes';

export function ConnectedPuesto() {
  const now = useServerNow();
  const { data: dentro } = useQuery(dentroQuery());
  const zona = useQuery(configuracionQuery()).data?.zona;
  return dentro && zona ? <Puesto dentro={dentro} zona={zona} now={now} /> : null;
}
