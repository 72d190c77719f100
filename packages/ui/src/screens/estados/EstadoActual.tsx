import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Notice } from '../../components/Notice';
import type { Estado } from './EstadosScreenProps';
import { Tarjeta } from './Tarjeta';

interface EstadoActualProps {
  estado: Estado;
  /** Whether the viewer has the strip of statuses switched on. */
  ve: boolean;
  onDelete: () => void;
}

/** The status that is set, and the way to delete it (EST-01). */
export function EstadoActual({ estado, ve, onDelete }: EstadoActualProps) {
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
