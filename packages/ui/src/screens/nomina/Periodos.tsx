import type { Subject } from '@garita/domain/acceso/can';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { PreguntaDialog } from '../PreguntaDialog';
import { formatPeriodo } from './formatPeriodo';
import type { NominaCerrado, NominaPeriodos, NominaScreenProps, Vista } from './NominaScreenProps';
import { PeriodoAbierto } from './PeriodoAbierto';
import { PeriodosCerrados } from './PeriodosCerrados';

const Body = styled(FocusFallback)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export interface PeriodosProps {
  viewer: Subject;
  vista: Vista;
  onView: (id: number | null) => void;
  onRestart: () => void;
  /** Whether the confirmation before closing the open period is shown. */
  isReiniciando: boolean;
  onReopen: NominaScreenProps['onReopen'];
}

export function Periodos({
  periodos: { abierto, cerrados },
  ...props
}: PeriodosProps & { periodos: NominaPeriodos }) {
  const { viewer, vista, onView, onRestart, isReiniciando, onReopen } = props;
  // The reopened period is kept apart from the list: a refusal refetches the list, and the
  // confirmation must keep its period.
  const [reabierto, setReabierto] = useState<NominaCerrado | null>(null);
  const isNextEmpty = abierto.anotaciones === 0;
  return (
    <Body acts={`${abierto.id} ${isNextEmpty}`} isOpen={isReiniciando || reabierto !== null}>
      <PeriodoAbierto
        abierto={abierto}
        viewer={viewer}
        isShown={vista.kind === 'abierto'}
        onView={() => onView(null)}
        onRestart={onRestart}
      />
      <PeriodosCerrados
        cerrados={cerrados}
        isNextEmpty={isNextEmpty}
        viewer={viewer}
        shown={vista.kind === 'cerrado' ? (vista.cerrado?.id ?? null) : null}
        onView={onView}
        onReopen={setReabierto}
      />
      {reabierto && (
        <PreguntaDialog
          title="¿Reabrir el último periodo?"
          confirmLabel="Reabrir"
          staleTitle="No se puede reabrir"
          onAct={() => onReopen(reabierto.id)}
          onClose={() => setReabierto(null)}
        >
          <p>{`El periodo ${formatPeriodo(reabierto)} volverá a ser el abierto, con todas sus anotaciones. El que se abrió después está vacío y desaparecerá.`}</p>
          <p>
            Las pagas dejarán de estar fijadas: dependerán otra vez de la categoría y las membresías
            que tenga cada persona.
          </p>
        </PreguntaDialog>
      )}
    </Body>
  );
}
