import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { ClonesScreen } from '@garita/ui/screens/clones/ClonesScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { clonesQuery, permitidosQuery } from '../queries/clones';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';
import { useIngreso } from '../usuarios/useIngreso';

export function Component() {
  const viewer = useSignedInUser();
  const onAviso = useFormNotice();
  const grupos = useQuery(clonesQuery());
  const permitidos = useQuery(permitidosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: can(ACCESS.actionWhite, viewer) });
  const actionWhite = useWrite('actionWhite');
  const ingreso = useIngreso();
  return (
    <ClonesScreen
      state={toScreenState({ grupos, permitidos })}
      personas={toScreenState({ personas })}
      viewer={viewer}
      onAllow={(id, permitido) => actionWhite({ user: id, op: permitido ? 1 : 0 })}
      {...ingreso}
      onAviso={onAviso}
    />
  );
}
