import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { color, font, radius, space, text } from '../../theme/tokens';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 52px;
  margin: ${space[4]} 0;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.petroleoSuave};
  color: ${color.petroleoTexto};
`;
// One touch takes the whole of it, where the button may not.
const Secret = styled.strong`
  min-width: 0;
  font-family: ${font.mono};
  font-size: ${text[18]};
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
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
      <Line>
        <Secret translate="no">{clave}</Secret>
      </Line>
      <Words>Sus sesiones se han cerrado. Cuando entre con esta clave, el portal le pedirá que ponga otra.</Words>
    </Dialog>
  );
}
