import type { CodigoState } from '@garita/ui/screens/sesion/CodigoRegistro';
import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import { RegistroDialog } from '@garita/ui/screens/sesion/RegistroDialog';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '../copyText';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { session } from '../portal';
import { ipdetectQuery } from '../queries/sesion';
import { formNotice } from './useFormNotice';

export interface ConnectedRegistroProps {
  isOpen: boolean;
  onClose: () => void;
  /** Somebody has registered and come in. */
  onEntered: () => void;
  /** Wants the login dialog: as it is, or because the account is made and does not open by itself. */
  onSignIn: (bienvenida: Bienvenida | null) => void;
}

/** The registration dialog with its calls. The code is asked for anew whenever it opens (REG-02). */
export function ConnectedRegistro({ isOpen, onClose, onEntered, onSignIn }: ConnectedRegistroProps) {
  const codigo = toScreenState({ codigo: useQuery({ ...ipdetectQuery(), enabled: isOpen }) });
  const registro = useWrite('registro', { isToldElsewhere: true });
  const toState = (): CodigoState => {
    if (codigo.kind === 'ready') return { kind: 'ready', data: codigo.data.codigo };
    // Nobody is forbidden to ask for it.
    return codigo.kind === 'forbidden' ? { kind: 'loading' } : codigo;
  };
  return (
    <RegistroDialog
      isOpen={isOpen}
      onClose={onClose}
      codigo={toState()}
      onCopy={(text) => void copyText(text, { copied: 'Código copiado', byHand: 'No se pudo copiar. Toca el código para seleccionarlo y cópialo tú.' })}
      onRegister={async ({ referido, ...values }) => {
        const { msg } = await registro({ ...values, ...(referido !== undefined && { referido }) });
        try {
          await session.login({ usuario: values.usuario, clave: values.clave });
          onEntered();
        } catch {
          onSignIn({ usuario: values.usuario, mensaje: msg });
        }
      }}
      onAviso={formNotice.show}
      onSignIn={() => onSignIn(null)}
    />
  );
}
