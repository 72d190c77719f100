import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { downloadText } from '../../../components/downloadText';
import { DownloadIcon } from '../../../components/icons';
import { Row, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { color, font, radius, space, text } from '../../../theme/tokens';
import { userSelect } from '../../../theme/userSelect';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(21ch, 1fr));
  gap: ${space[2]} ${space[4]};
  margin: 0;
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.petroleoSuave};
  color: ${color.petroleoTexto};
  font-family: ${font.mono};
  font-size: ${text[15]};
  list-style: none;
  ${userSelect('text')}
`;

interface CodigosDialogProps {
  codigos: readonly string[];
  onCopy: (texto: string) => void;
  onClose: () => void;
}

/**
 * Shows recovery codes once. A press outside does not close the dialog, because the codes cannot be
 * shown again.
 */
export function CodigosDialog({ codigos, onCopy, onClose }: CodigosDialogProps) {
  const all = codigos.join('\n');
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title="Tus códigos de recuperación"
      actions={
        <Button variant="primary" onPress={onClose}>
          Los he guardado
        </Button>
      }
    >
      <Stack>
        <Notice tone="caution">
          Al cerrar esta ventana no se podrán volver a ver. Los de antes, si los tenías, ya no
          sirven.
        </Notice>
        <p>
          Si te quedas sin tu segundo factor, cada uno de estos códigos te deja entrar una vez.
          Guárdalos donde solo tú los encuentres.
        </p>
        <Codes aria-label="Códigos de recuperación" translate="no">
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </Codes>
        <Row $gap={3}>
          <Button onPress={() => onCopy(all)}>Copiar</Button>
          <Button
            icon={<DownloadIcon size={20} />}
            onPress={() => downloadText('codigos-de-recuperacion.txt', `${all}\n`)}
          >
            Descargar
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
