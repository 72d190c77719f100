import { findImpedimento, isEnEspera } from '@garita/domain/ausencias/ausencia';
import { contar } from '@garita/domain/formato/contar';
import { formatDays } from '@garita/domain/formato/days';
import { useMemo, useState } from 'react';
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

function describeEspera({ todas }: AusenciasData, decididas: ReadonlySet<number>): string | false {
  const count =
    todas?.filter((ausencia) => isEnEspera(ausencia) && !decididas.has(ausencia.id)).length ?? 0;
  if (count === 0) return false;
  return contar(count, 'ausencia espera respuesta', 'ausencias esperan respuesta');
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
        subtitle={data && withinLoaded(describeEspera(data, cola.decididas), more)}
        action={ask}
        state={state}
      >
        {({ hoy, propias, todas }) => (
          <FocusFallback
            acts={[actsOf({ propias, todas }), ...cola.decididas].join()}
            isOpen={isAsking || pregunta !== null || dialog !== null}
          >
            {impedimento && <MiAusencia ausencia={impedimento} hoy={hoy} onDecide={decide} />}
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
