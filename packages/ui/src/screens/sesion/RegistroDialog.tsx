import { Dialog } from '../../components/Dialog';
import { CodigoRegistro, type CodigoState } from './CodigoRegistro';
import { OtherWay } from './OtherWay';
import { RegistroForm, type RegistroFormProps } from './RegistroForm';

interface RegistroDialogProps extends RegistroFormProps {
  isOpen: boolean;
  /** Called to close the dialog without registering; after a success the caller closes it. */
  onClose: () => void;
  codigo: CodigoState;
  onCopy: (codigo: string) => void;
  onSignIn: () => void;
}

/** The dialog Registro. Closing it clears its fields. */
export function RegistroDialog({
  isOpen,
  onClose,
  codigo,
  onCopy,
  onSignIn,
  ...form
}: RegistroDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Registro" size="small">
      <CodigoRegistro state={codigo} onCopy={onCopy} />
      <RegistroForm {...form} />
      <OtherWay question="¿Ya tienes cuenta?" label="Acceder" onPress={onSignIn} />
    </Dialog>
  );
}
