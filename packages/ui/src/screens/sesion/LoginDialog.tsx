import { Dialog } from '../../components/Dialog';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { OtherWay } from './OtherWay';

export interface LoginDialogProps extends LoginFormProps {
  isOpen: boolean;
  /** Asked to close without signing in; closing after success is the caller's too. */
  onClose: () => void;
  /** Asked for the registration dialog instead. */
  onRegistro: () => void;
}

/** Iniciar Sesion (spec §2). What was typed is forgotten when it closes. */
export function LoginDialog({ isOpen, onClose, onRegistro, ...form }: LoginDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Iniciar Sesion" stripe size="small">
      <LoginForm {...form} />
      <OtherWay question="¿Todavía no tienes cuenta?" label="Registro" onPress={onRegistro} />
    </Dialog>
  );
}
