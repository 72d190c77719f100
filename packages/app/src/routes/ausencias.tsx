import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { AusenciasScreen } from '@garita/ui/screens/ausencias/AusenciasScreen';
import type { Ausencia, Decision, RespuestaAusencia } from '@garita/ui/screens/ausencias/AusenciasScreenProps';
import { useQuery } from '@tanstack/react-query';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { useCola } from '../data/useCola';
import { useWrite } from '../data/useWrite';
import { ausenciasQuery, hoyQuery, misAusenciasQuery } from '../queries/ausencias';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** For whom there is nothing more to see. */
const NOBODYS: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

export function Component() {
  const viewer = useSignedInUser();
  const seesAll = can(ACCESS.getAusencias, viewer);
  const hoy = useQuery(hoyQuery());
  const propias = useQuery(misAusenciasQuery());
  const todas = useQuery({ ...ausenciasQuery(), enabled: seesAll });
  const addAusencia = useWrite('addAusencia');
  const ausenciaAction = useWrite('ausenciaAction');
  const [retirarAusencia, terminarAusencia] = [useWrite('retirarAusencia'), useWrite('terminarAusencia')];
  const act: Readonly<Record<Decision, (id: number) => Promise<unknown>>> = {
    aceptar: (id) => ausenciaAction({ id, op: 1 }),
    rechazar: (id) => ausenciaAction({ id, op: 2 }),
    retirar: (id) => retirarAusencia({ id }),
    terminar: (id) => terminarAusencia({ id }),
  };
  return (
    <AusenciasScreen
      state={toScreenState({ hoy, propias, todas: seesAll ? todas : NOBODYS })}
      viewer={viewer}
      onRequest={(values) => addAusencia({ usuario: viewer.id, ...values })}
      onDecide={({ id }, decision) => act[decision](id)}
      cola={useCola({
        operation: 'ausenciaAction',
        toInput: ({ id }: Ausencia, decision: RespuestaAusencia) => ({ id, op: decision === 'aceptar' ? (1 as const) : (2 as const) }),
        describe: ({ usuarioNombre }, decision) => (decision === 'aceptar' ? AUSENCIAS.aceptada(usuarioNombre) : AUSENCIAS.cancelada(usuarioNombre)),
      })}
      onAviso={useFormNotice()}
    />
  );
}
