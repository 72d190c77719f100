import type { LoginValues } from '@garita/domain/sesion/login.rules';
import { Dialog } from '../../components/Dialog';
import type { Act } from '../useAct';
import { LoginForm } from './LoginForm';

export interface LoginDialogProps {
  isOpen: boolean;
  /** Asked to close without signing in. */
  onClose: () => void;
  /** Signs in. While its promise runs the dialog is busy; a rejection's message is shown in it. Closing after success is the caller's. */
  onIngresar: Act<[LoginValues]>;
  /** A text of level 1 to be shown as a notice too: an empty field (AUT-07). */
  onAviso: (texto: string) => void;
}

/** Iniciar Sesion (spec §2). What was typed is forgotten when it closes. */
export function LoginDialog({ isOpen, onClose, onIngresar, onAviso }: LoginDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Iniciar Sesion" stripe size="small">
      <LoginForm onIngresar={onIngresar} onAviso={onAviso} />
    </Dialog>
  );
}
