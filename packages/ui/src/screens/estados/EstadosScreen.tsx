import { useState } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../../components/Skeleton';
import { space } from '../../theme/tokens';
import { Landing } from '../Landing';
import { ScreenFrame } from '../ScreenFrame';
import { BorrarDialog } from './BorrarDialog';
import { EstadoActual } from './EstadoActual';
import { EstadoForm } from './EstadoForm';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';

const Body = styled(Landing)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 640px;
`;

/** Estados: the short message that everybody sees passing by, one a person (EST-01 to EST-03). */
export function EstadosScreen({
  state,
  usuario,
  ve,
  onSet,
  onDelete,
  onAviso,
}: EstadosScreenProps) {
  const [borrando, setBorrando] = useState<Estado | null>(null);
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
          <Body acts={String(estado?.id)} isOpen={borrando !== null}>
            {estado ? (
              <EstadoActual estado={estado} ve={ve} onDelete={() => setBorrando(estado)} />
            ) : (
              <EstadoForm usuario={usuario} onSet={onSet} onAviso={onAviso} />
            )}
          </Body>
        )}
      </ScreenFrame>
      {borrando && (
        <BorrarDialog estado={borrando} onDelete={onDelete} onClose={() => setBorrando(null)} />
      )}
    </>
  );
}
