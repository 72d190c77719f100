import type { Subject } from '@garita/domain/acceso/can';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import type { NominaScreenProps, Vista } from './NominaScreenProps';
import { PeriodoAbierto } from './PeriodoAbierto';
import { PeriodosCerrados } from './PeriodosCerrados';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

interface PeriodosDialogProps {
  state: NominaScreenProps['periodos'];
  viewer: Subject;
  /** What is looked at behind the dialog. */
  vista: Vista;
  /** Shows a closed period; null = the open one. */
  onVer: (id: number | null) => void;
  /** Asks whether the open one is to be closed. */
  onReiniciar: () => void;
  onReabrir: NominaScreenProps['onReabrir'];
  onClose: () => void;
  /** The question asked over the list. In its tree, so that the focus comes back to the list when what asked is gone. */
  children: ReactNode;
}

/** The pay periods: the open one, which may be closed, and those that were (LPG-06, LPG-15). */
export function PeriodosDialog({ state, viewer, vista, onVer, onReiniciar, onReabrir, onClose, children }: PeriodosDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Periodos de la nómina" size="large" actions={<Button onPress={onClose}>Cerrar</Button>}>
      <ScreenBody state={state}>
        {({ periodos: { abierto, cerrados } }) => (
          <Body>
            <PeriodoAbierto abierto={abierto} viewer={viewer} isShown={vista.kind === 'abierto'} onVer={() => onVer(null)} onReiniciar={onReiniciar} />
            <PeriodosCerrados
              cerrados={cerrados}
              isNextEmpty={abierto.anotaciones === 0}
              viewer={viewer}
              shown={vista.kind === 'cerrado' ? (vista.cerrado?.id ?? null) : null}
              onVer={onVer}
              onReabrir={onReabrir}
            />
          </Body>
        )}
      </ScreenBody>
      {children}
    </Dialog>
  );
}
