import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { toast } from '@garita/ui/components/toast';
import { NominaScreen } from '@garita/ui/screens/nomina/NominaScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { ajustarNomina, nominaPorFechaQuery, nominaQuery } from '../queries/nomina';
import { useSignedInUser } from '../session/useSession';

/** The days of the address, so that they can be sent to somebody; null = the open period. */
function useRango(): [RangoFechas | null, (rango: RangoFechas | null) => void] {
  const [params, setParams] = useSearchParams();
  const [inicio, final] = [params.get('desde'), params.get('hasta')];
  const setRango = (rango: RangoFechas | null) => setParams(rango ? { desde: rango.inicio, hasta: rango.final } : {});
  return [inicio && final ? { inicio, final } : null, setRango];
}

export function Component() {
  const viewer = useSignedInUser();
  const [rango, setRango] = useRango();
  const abierta = useQuery({ ...nominaQuery(), enabled: rango === null });
  const deEsosDias = useQuery({ ...nominaPorFechaQuery(rango ?? { inicio: '', final: '' }), enabled: rango !== null });
  const { mutateAsync: ajustar } = useMutation(ajustarNomina());
  return (
    <NominaScreen
      state={toScreenState({ filas: rango ? deEsosDias : abierta })}
      rango={rango}
      onRango={setRango}
      canAjustar={({ id, categoria }) => rango === null && can(ACCESS.ajustarNomina, viewer, { target: { id, id_categoria: categoria } })}
      onAjustar={ajustar}
      onAviso={(text) => toast.error({ text })}
    />
  );
}
