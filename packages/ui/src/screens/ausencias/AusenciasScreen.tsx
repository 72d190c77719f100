import { findImpedimento, isAusente, isEnEspera } from '@garita/domain/ausencias/ausencia';
import { panoramaAusencias } from '@garita/domain/ausencias/panoramaAusencias';
import { contar } from '@garita/domain/formato/contar';
import { formatDays } from '@garita/domain/formato/days';
import { useMemo, useState } from 'react';
import { Panorama } from '../../components/Panorama';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { FocusFallback } from '../FocusFallback';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { withinLoaded } from '../withinLoaded';
import type {
  Ausencia,
  AusenciasData,
  AusenciasScreenProps,
  Decision,
} from './AusenciasScreenProps';
import { actosAusencias } from './actosAusencias';
import { MiAusencia } from './MiAusencia';
import { TablaPropias } from './TablaPropias';
import { TabsGerencia } from './TabsGerencia';

const DecisionDialog = lazyPart(() => import('./DecisionDialog'), 'DecisionDialog');
const NuevaAusenciaDialog = lazyPart(() => import('./NuevaAusenciaDialog'), 'NuevaAusenciaDialog');

/** A key of the available acts: it changes whenever the buttons change. */
const actsOf = ({ propias, todas }: Pick<AusenciasData, 'propias' | 'todas'>): string =>
  [...propias, ...(todas ?? [])].map(({ id, estado }) => `${id}.${estado}`).join();

/** The absent people of today, and the absences to answer; empty for a viewer who may see none. */
function describeHoy(
  { todas, hoy }: Pick<AusenciasData, 'todas' | 'hoy'>,
  decididas: ReadonlySet<number>,
): string {
  const faltan = todas?.filter((one) => isAusente(one, hoy, hoy)).length ?? 0;
  const esperan = todas?.filter((one) => isEnEspera(one) && !decididas.has(one.id)).length ?? 0;
  return [
    faltan > 0 &&
      `Hoy ${faltan === 1 ? 'falta' : 'faltan'} ${contar(faltan, 'persona', 'personas')}`,
    esperan > 0 && contar(esperan, 'ausencia espera respuesta', 'ausencias esperan respuesta'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const keyOf = ({ id }: Ausencia) => id;
const nombreOf = ({ usuarioNombre, inicio, final }: Ausencia) =>
  `${usuarioNombre}, ${formatDays(inicio, final)}`;

interface Pregunta {
  readonly ausencia: Ausencia;
  readonly decision: Decision;
}

export function AusenciasScreen(props: AusenciasScreenProps) {
  const { state, viewer, onDecide, cola, onLote } = props;
  const [isAsking, setAsking] = useState(false);
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const decide = (ausencia: Ausencia, decision: Decision) => setPregunta({ ausencia, decision });
  const { data = null, more } = state.kind === 'ready' ? state : {};
  const [hoy, { decididas }] = [data?.hoy ?? '', cola];
  const actos = useMemo(() => actosAusencias({ viewer, hoy, decididas }), [viewer, hoy, decididas]);
  const { selection, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  const impedimento = data && findImpedimento(data.propias, data.hoy);
  const ask = !impedimento && <AddButton onPress={() => setAsking(true)}>Nueva ausencia</AddButton>;
  return (
    <>
      <ScreenFrame
        title="Ausencias"
        subtitle={data && withinLoaded(describeHoy(data, cola.decididas), more)}
        action={ask}
        state={state}
      >
        {({ hoy, propias, todas }) => (
          <FocusFallback
            acts={[actsOf({ propias, todas }), ...cola.decididas].join()}
            isOpen={isAsking || pregunta !== null || dialog !== null}
          >
            {impedimento && <MiAusencia ausencia={impedimento} hoy={hoy} onDecide={decide} />}
            {todas && (
              <Panorama
                label="Quién falta en las próximas dos semanas"
                cuadro={panoramaAusencias(todas, hoy)}
                isPartial={more !== undefined}
              />
            )}
            {todas ? (
              <TabsGerencia
                {...props}
                more={more}
                hoy={hoy}
                propias={propias}
                todas={todas}
                selection={selection}
                onDecide={decide}
              />
            ) : (
              <TablaPropias propias={propias} />
            )}
          </FocusFallback>
        )}
      </ScreenFrame>
      {dialog}
      {data && pregunta && (
        <DecisionDialog
          {...pregunta}
          hoy={data.hoy}
          onDecide={onDecide}
          onClose={() => setPregunta(null)}
        />
      )}
      {data && isAsking && (
        <NuevaAusenciaDialog {...props} hoy={data.hoy} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
