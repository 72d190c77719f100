import { useState } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../../components/Skeleton';
import { space } from '../../theme/tokens';
import { ScreenFrame } from '../ScreenFrame';
import { useLanding } from '../useLanding';
import { BorrarDialog } from './BorrarDialog';
import { EstadoActual } from './EstadoActual';
import { EstadoForm } from './EstadoForm';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';

export type { Estado, EstadosScreenProps } from './EstadosScreenProps';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 640px;
  outline: none;
`;

/** Estados: the short message that everybody sees passing by, one a person (EST-01 to EST-03). */
export function EstadosScreen({ state, usuario, ve, onSet, onDelete, onAviso }: EstadosScreenProps) {
  const [borrando, setBorrando] = useState<Estado | null>(null);
  // What one did took its button away: the focus goes to what stands there now.
  const landing = useLanding(state.kind === 'ready' ? String(state.data.estado?.id) : null, borrando !== null);
  return (
    <>
      <ScreenFrame
        title="Estados"
        subtitle="El mensaje que el resto del equipo ve al pasar"
        state={state}
        skeleton={
          <Loading label="Cargando tu estado…">
            <Skeleton width="min(100%, 640px)" height="160px" />
          </Loading>
        }
      >
        {({ estado }) => (
          <Body ref={landing} tabIndex={-1}>
            {estado ? (
              <EstadoActual estado={estado} ve={ve} onDelete={() => setBorrando(estado)} />
            ) : (
              <EstadoForm usuario={usuario} onSet={onSet} onAviso={onAviso} />
            )}
          </Body>
        )}
      </ScreenFrame>
      {borrando && <BorrarDialog estado={borrando} onDelete={onDelete} onClose={() => setBorrando(null)} />}
    </>
  );
}
