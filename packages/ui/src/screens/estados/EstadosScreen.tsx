import { useState } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { TwoColumns } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { Loading, Skeleton } from '../../components/Skeleton';
import { FocusFallback } from '../FocusFallback';
import { PreguntaDialog } from '../PreguntaDialog';
import { ScreenFrame } from '../ScreenFrame';
import { EstadoForm } from './EstadoForm';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';
import { Tarjeta } from './Tarjeta';

interface EstadoActualProps {
  estado: Estado;
  ve: boolean;
  onDelete: () => void;
}

function EstadoActual({ estado, ve, onDelete }: EstadoActualProps) {
  return (
    <>
      <Card title="Tu estado" actions={<Button onPress={onDelete}>Borrar estado</Button>}>
        <Tarjeta usuario={estado.usuarioNombre} mensaje={estado.mensaje} />
      </Card>
      <Notice tone="info">
        {ve
          ? 'Pasa por la cinta que hay bajo la barra. '
          : 'El resto del equipo lo ve; tú tienes la cinta de estados apagada en Configuración. '}
        Para cambiarlo, bórralo y escribe otro.
      </Notice>
    </>
  );
}

/** Estados: the viewer's short message to the team, one per person (EST-01 to EST-03). */
export function EstadosScreen(props: EstadosScreenProps) {
  const { state, ve, onDelete } = props;
  const [borrando, setBorrando] = useState<Estado | null>(null);
  return (
    <>
      <ScreenFrame
        title="Estados"
        subtitle="El mensaje que el resto del equipo ve al pasar"
        state={state}
        skeleton={
          <Loading label="Cargando tu estado…">
            <Skeleton width="100%" height="160px" />
          </Loading>
        }
      >
        {({ estado }) => (
          <FocusFallback acts={String(estado?.id)} isOpen={borrando !== null}>
            <TwoColumns>
              {estado ? (
                <EstadoActual estado={estado} ve={ve} onDelete={() => setBorrando(estado)} />
              ) : (
                <EstadoForm {...props} />
              )}
            </TwoColumns>
          </FocusFallback>
        )}
      </ScreenFrame>
      {borrando && (
        // Outside the status card, so that a refusal is still shown when the status is gone.
        <PreguntaDialog
          title="¿Borrar tu estado?"
          confirmLabel="Borrar"
          tone="danger"
          staleTitle="No se pudo borrar"
          backLabel="Volver"
          onAct={() => onDelete(borrando.id)}
          onClose={() => setBorrando(null)}
        >
          <p>Dejará de verse en la cinta. Después podrás escribir otro.</p>
        </PreguntaDialog>
      )}
    </>
  );
}
