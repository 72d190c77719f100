import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { EquipoScreen } from '@garita/ui/screens/equipo/EquipoScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ConAusentes } from '../data/ConAusentes';
import { toScreenState } from '../data/toScreenState';
import { personasQuery } from '../queries/ascensos';
import { equipoQuery } from '../queries/equipo';
import { useSignedInUser } from '../session/useSession';

/** Where more of somebody can be looked up: their promotion record, by who may see it. */
function useEnlaces(usuario: string | null) {
  const viewer = useSignedInUser();
  const isWanted = usuario !== null && can(ACCESS.verUltimoAscenso, viewer);
  const { data: personas = [] } = useQuery({ ...personasQuery(), ...(!isWanted && { queryFn: skipToken }) });
  const persona = isWanted && personas.find((one) => one.usuario === usuario);
  return persona ? [{ href: `/ascensos?persona=${persona.id}`, texto: 'Ver su ascenso' }] : [];
}

export function Component() {
  const [params] = useSearchParams();
  const persona = params.get('persona');
  return (
    <ConAusentes>
      <EquipoScreen state={toScreenState({ equipo: useQuery(equipoQuery()) })} persona={persona} enlaces={useEnlaces(persona)} />
    </ConAusentes>
  );
}
