import { PerfilScreen } from '@garita/ui/screens/perfil/PerfilScreen';
import { useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { historialQuery, perfilQuery } from '../queries/perfil';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const viewer = useSignedInUser();
  const perfil = useQuery(perfilQuery());
  const historial = useQuery(historialQuery(viewer.usuario));
  return <PerfilScreen state={toScreenState({ perfil, historial })} viewer={viewer} now={serverClock.now} />;
}
