import { PerfilScreen } from '@garita/ui/screens/perfil/PerfilScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { nominaDetalleQuery } from '../queries/nomina';
import { cuentaQuery, historialQuery, perfilQuery } from '../queries/perfil';
import { useHistoria } from './persona/useHistoria';

export function Component() {
  const viewer = useSignedInUser();
  const [params, setParams] = useSearchParams();
  // The detail is in the address, so that Back closes it.
  const isAsked = params.has('detalle');
  const detalle = useQuery(nominaDetalleQuery(isAsked ? viewer.id : null, null));
  return (
    <PerfilScreen
      state={useReads({
        perfil: perfilQuery(),
        historial: historialQuery(viewer.usuario),
        cuenta: cuentaQuery(),
      })}
      viewer={viewer}
      detalle={isAsked ? toScreenState({ detalle }) : null}
      onDetalle={(asked) => setParams(asked ? { detalle: '' } : {}, { replace: !asked })}
      historia={useHistoria(viewer.usuario)}
      now={useServerNow()}
    />
  );
}
