import { Dialog } from '../../components/Dialog';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface LoginDialogProps extends LoginFormProps {
  isOpen: boolean;
  /** Asked to close without signing in; closing after success is the caller's too. */
  onClose: () => void;
}

/** Iniciar Sesion (spec §2). What was typed is forgotten when it closes. */
export function LoginDialog({ isOpen, onClose, onIngresar, onAviso }: LoginDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Iniciar Sesion" stripe size="small">
      <LoginForm onIngresar={onIngresar} onAviso={onAviso} />
    </Dialog>
  );
}
