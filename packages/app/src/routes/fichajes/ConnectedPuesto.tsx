import { Puesto } from '@garita/ui/screens/equipo/puesto/Puesto';
import { useQuery } from '@tanstack/react-query';
import { serverClock } from '../../portal/api';
import { configuracionQuery } from '../../queries/agencia';
import { dentroQuery } from '../../queries/fichajes';

/** The post with who is in; nothing while nobody knows: nobody came for it alone. */
export function ConnectedPuesto() {
  const { data: dentro } = useQuery(dentroQuery());
  const zona = useQuery(configuracionQuery()).data?.zona;
  return dentro && zona ? <Puesto dentro={dentro} zona={zona} now={serverClock.now} /> : null;
}
