import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { color, space } from '../../theme/tokens';
import { CodeLine } from '../CodeLine';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

const Clave = styled.div`
  margin: ${space[4]} 0;
`;
const Words = styled.p`
  color: ${color.tinta2};
`;

interface ClaveDialogProps extends Pick<UsuariosScreenProps, 'onCopiar'> {
  usuario: string;
  clave: string;
  onClose: () => void;
}

/** The new password, this once (USU-23 to USU-25). A touch outside does not close it: nothing shows it again. */
export function ClaveDialog({ usuario, clave, onCopiar, onClose }: ClaveDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={`Clave nueva de ${usuario}`}
      actions={
        <>
          <Button onPress={onClose}>Cerrar</Button>
          <Button variant="primary" onPress={() => onCopiar(clave)} autoFocus>
            Copiar
          </Button>
        </>
      }
    >
      <Words>Dásela solo a esa persona. Al cerrar esta ventana no se podrá volver a ver.</Words>
      <Clave>
        <CodeLine code={clave} />
      </Clave>
      <Words>Sus sesiones se han cerrado. Cuando entre con esta clave, el portal le pedirá que ponga otra.</Words>
    </Dialog>
  );
}
