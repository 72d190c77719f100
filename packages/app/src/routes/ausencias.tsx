import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { AusenciasScreen } from '@garita/ui/screens/ausencias/AusenciasScreen';
import type {
  ActoAusencias,
  Ausencia,
  Decision,
  RespuestaAusencia,
} from '@garita/ui/screens/ausencias/AusenciasScreenProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { useCola } from '../data/useCola';
import { usePages } from '../data/usePages';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { hoyQuery } from '../queries/ausencias';

/** Replaces a read that the viewer may not make. */
const NOT_ALLOWED: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

const toInput = (decision: Decision, id: number) => ({
  id,
  op: decision === 'aceptar' ? (1 as const) : (2 as const),
});

export function Component() {
  const viewer = useSignedInUser();
  const seesAll = can(ACCESS.getAusencias, viewer);
  const hoy = useQuery(hoyQuery());
  const propias = useQuery(read('getMyAusencias'));
  const todas = usePages({ ...readPages('getAusencias'), enabled: seesAll });
  const addAusencia = useWrite('addAusencia');
  const ausenciaAction = useWrite('ausenciaAction');
  const [retirarAusencia, terminarAusencia] = [
    useWrite('retirarAusencia'),
    useWrite('terminarAusencia'),
  ];
  const act: Readonly<Record<Decision, (id: number) => Promise<unknown>>> = {
    aceptar: (id) => ausenciaAction({ id, op: 1 }),
    rechazar: (id) => ausenciaAction({ id, op: 2 }),
    retirar: (id) => retirarAusencia({ id }),
    terminar: (id) => terminarAusencia({ id }),
  };
  const responderMuchas = useSendLote('ausenciaAction', (acto: ActoAusencias, { id }: Ausencia) =>
    toInput(acto, id),
  );
  const terminarMuchas = useSendLote('terminarAusencia', (_: ActoAusencias, { id }: Ausencia) => ({
    id,
  }));
  return (
    <AusenciasScreen
      state={toScreenState(
        { hoy, propias, todas: seesAll ? todas.query : NOT_ALLOWED },
        todas.more,
      )}
      viewer={viewer}
      onRequest={(values) => addAusencia({ usuario: viewer.id, ...values })}
      onDecide={({ id }, decision) => act[decision](id)}
      cola={useCola({
        operation: 'ausenciaAction',
        toInput: ({ id }: Ausencia, decision: RespuestaAusencia) => toInput(decision, id),
        describe: ({ usuarioNombre }, decision) =>
          decision === 'aceptar'
            ? AUSENCIAS.aceptada(usuarioNombre)
            : AUSENCIAS.cancelada(usuarioNombre),
      })}
      onLote={(acto, lineas, curso) =>
        (acto === 'terminar' ? terminarMuchas : responderMuchas)(acto, lineas, curso)
      }
    />
  );
}
