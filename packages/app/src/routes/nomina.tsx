import { NominaScreen } from '@garita/ui/screens/nomina/NominaScreen';
import type { NominaScreenProps, Panel, Vista } from '@garita/ui/screens/nomina/NominaScreenProps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { isNotFound, toFoundState, toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import {
  nominaDetalleQuery,
  nominaPeriodoQuery,
  nominaPorFechaQuery,
  nominaPreviaQuery,
  nominaQuery,
} from '../queries/nomina';
import { cuentaQuery } from '../queries/perfil';
import { parseId, useIdParam } from '../router/useIdParam';
import { useRangoParam } from '../router/useRangoParam';

/**
 * The range, the period and the person. They are kept in the address, so that users can share it
 * and Back works.
 */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const [rango, setRango] = useRangoParam();
  const [detalle, setDetalle] = useIdParam('detalle');
  return {
    rango,
    setRango,
    periodo: rango ? null : parseId(params.get('periodo')),
    setPeriodo: (id: number | null) => setParams(id === null ? {} : { periodo: String(id) }),
    // A range of days may span periods, so the detail of a person is not available.
    detalle: rango ? null : detalle,
    setDetalle,
  };
}

function useNomina(panel: Panel | null, viewerId: number) {
  const { rango, periodo, detalle, ...address } = useAddress();
  const periodos = useQuery({
    ...read('nominaPeriodos'),
    enabled: panel !== null || periodo !== null,
  });
  // The address of a reopened period stays valid: it then shows the open period.
  const cerrado = periodo !== null && periodo !== periodos.data?.abierto.id ? periodo : null;
  const abierta = useQuery({ ...nominaQuery(), enabled: rango === null && cerrado === null });
  const cerrada = useQuery(nominaPeriodoQuery(cerrado));
  const deEsosDias = useQuery({
    ...nominaPorFechaQuery(rango ?? { inicio: '', final: '' }),
    enabled: rango !== null,
  });
  const cuenta = useQuery({ ...cuentaQuery(), enabled: detalle === viewerId });
  const porque = useQuery(nominaDetalleQuery(detalle, cerrado));
  const toVista = (): Vista => {
    if (rango) return { kind: 'fechas', rango };
    if (cerrado === null) return { kind: 'abierto' };
    return {
      kind: 'cerrado',
      cerrado: periodos.data?.cerrados.find(({ id }) => id === cerrado) ?? null,
    };
  };
  const toState = (): NominaScreenProps['state'] => {
    if (cerrado === null) return toScreenState({ filas: rango ? deEsosDias : abierta });
    if (isNotFound(cerrada.error)) return { kind: 'notFound', texto: cerrada.error.message };
    return toScreenState({ filas: cerrada, periodos });
  };
  return {
    ...address,
    periodos,
    vista: toVista(),
    state: toState(),
    detalle:
      detalle === null
        ? null
        : {
            id: detalle,
            state: toFoundState({ detalle: porque }),
            ...(detalle === viewerId && { cuenta: cuenta.data }),
          },
  };
}

export function Component() {
  const viewer = useSignedInUser();
  const [panel, setPanel] = useState<Panel | null>(null);
  const { state, vista, periodos, detalle, setRango, setPeriodo, setDetalle } = useNomina(
    panel,
    viewer.id,
  );
  const rangos = useQuery(read('rangos'));
  const actionReiniciar = useWrite('actionReiniciar');
  const reabrirNomina = useWrite('reabrirNomina');
  return (
    <NominaScreen
      state={state}
      viewer={viewer}
      requisitos={rangos.data?.categorias ?? null}
      vista={vista}
      onRango={setRango}
      onPeriodo={setPeriodo}
      onAdjust={useWrite('ajustarNomina')}
      panel={panel}
      onPanel={setPanel}
      periodos={toScreenState({ periodos })}
      previa={useReads({ previa: nominaPreviaQuery() }, panel === 'reinicio')}
      onRestart={(periodo) => actionReiniciar({ op: 0, periodo })}
      onReopen={(id) => reabrirNomina({ periodo: id })}
      detalle={detalle}
      onDetalle={setDetalle}
    />
  );
}
