import { Dialog } from '../../components/Dialog';
import { CodigoRegistro, type CodigoState } from './CodigoRegistro';
import { OtherWay } from './OtherWay';
import { RegistroForm, type RegistroFormProps } from './RegistroForm';

interface RegistroDialogProps extends RegistroFormProps {
  isOpen: boolean;
  /** Asked to close without registering; closing after success is the caller's too. */
  onClose: () => void;
  codigo: CodigoState;
  onCopy: (codigo: string) => void;
  /** Asked for the login dialog instead. */
  onSignIn: () => void;
}

/** Registro (spec §2). What was typed is forgotten when it closes. */
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
