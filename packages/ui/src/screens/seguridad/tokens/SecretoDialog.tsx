import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { color, space } from '../../../theme/tokens';
import { CodeLine } from '../../CodeLine';

const Secreto = styled.div`
  margin: ${space[4]} 0;
`;
const Words = styled.p`
  color: ${color.tinta2};
`;

interface SecretoDialogProps {
  nombre: string;
  token: string;
  onCopy: (token: string) => void;
  onClose: () => void;
}

/** A new token, this once. A touch outside does not close it: nothing shows it again. */
export function SecretoDialog({ nombre, token, onCopy, onClose }: SecretoDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={`Token «${nombre}»`}
      actions={
        <>
          <Button onPress={onClose}>Ya lo guardé</Button>
          <Button variant="primary" onPress={() => onCopy(token)} autoFocus>
            Copiar
          </Button>
        </>
      }
    >
      <Words>Guárdalo ahora donde lo vaya a leer tu programa. Al cerrar esta ventana no se podrá volver a ver.</Words>
      <Secreto>
        <CodeLine code={token} />
      </Secreto>
      <Words>Quien lo tenga puede usarlo como si fueras tú. Si se te escapa, revócalo.</Words>
    </Dialog>
  );
}
