import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { color, font, radius, space, text } from '../../theme/tokens';
import { userSelect } from '../../theme/userSelect';
import type { Respaldo, RespaldosScreenProps } from './RespaldosScreenProps';

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: ${space[3]} 0;
  padding-left: ${space[5]};
`;
const Order = styled.code`
  display: block;
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  font-family: ${font.mono};
  font-size: ${text[13]};
  overflow-wrap: anywhere;
  ${userSelect('all')}
`;

interface RestaurarDialogProps extends Pick<RespaldosScreenProps, 'onCopy'> {
  respaldo: Respaldo;
  carpeta: string;
  onClose: () => void;
}

/**
 * The instructions for restoring a backup. Only the operator can restore it, on the server's
 * machine, because the server must not use the database meanwhile.
 */
export function RestaurarDialog({
  respaldo: { id, creado_en },
  carpeta,
  onCopy,
  onClose,
}: RestaurarDialogProps) {
  const orden = `npm run respaldo -- restore ${carpeta}/garita-${id}.tar.gz`;
  return (
    <Dialog
      onClose={onClose}
      title="Restaurar un respaldo"
      size="medium"
      actions={
        <>
          <Button onPress={onClose}>Cerrar</Button>
          <Button variant="primary" onPress={() => onCopy(orden)} autoFocus>
            Copiar la orden
          </Button>
        </>
      }
    >
      <p>
        Todo volverá a estar como el <b>{formatInstant(creado_en)}</b>: lo que se haya hecho después
        se pierde. Se hace en el servidor, en la carpeta de Garita, con el portal detenido.
      </p>
      <Steps>
        <li>Detén el portal.</li>
        <li>
          Ejecuta esta orden. Comprueba el fichero, guarda antes un respaldo de lo que haya y pide
          que escribas el nombre de la agencia.
          <Order translate="no">{orden}</Order>
        </li>
        <li>Arranca el portal. Todo el mundo tendrá que volver a entrar.</li>
      </Steps>
      <p>
        Con la misma orden se pasa de la base de datos incorporada a PostgreSQL y al revés: vale la
        que digan <b translate="no">DATA_DIR</b> y <b translate="no">DATABASE_URL</b>.
      </p>
    </Dialog>
  );
}
