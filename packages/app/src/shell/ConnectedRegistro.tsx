import { formatCodigo } from '@garita/domain/invitaciones/codigo';
import type { CodigoState } from '@garita/ui/screens/sesion/CodigoRegistro';
import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import { RegistroDialog } from '@garita/ui/screens/sesion/RegistroDialog';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { copyText } from '../portal/copyText';
import { usePortal } from '../portal/PortalContext';
import { configuracionQuery } from '../queries/agencia';
import { ipdetectQuery } from '../queries/sesion';

export interface ConnectedRegistroProps {
  isOpen: boolean;
  /** The code in the invitation link that led here; empty if there was none. */
  invitacion: string;
  onClose: () => void;
  /** Called when the user has registered and is signed in. */
  onEntered: () => void;
  /**
   * Opens the sign-in dialog: at the user's request, or because the sign-in after the registration
   * failed.
   */
  onSignIn: (bienvenida: Bienvenida | null) => void;
}

/** The registration dialog. It refetches the connection's code whenever it opens (REG-02). */
export function ConnectedRegistro({
  isOpen,
  invitacion,
  onClose,
  onEntered,
  onSignIn,
}: ConnectedRegistroProps) {
  const { session, queryClient } = usePortal();
  const { data: configuracion } = useQuery(configuracionQuery());
  const codigo = toScreenState({ codigo: useQuery({ ...ipdetectQuery(), enabled: isOpen }) });
  const registro = useWrite('registro', { isToldElsewhere: true });
  /**
   * Refetches the settings if the server refused a missing invitation: the loaded settings are
   * outdated.
   */
  const askAgain = (error: Error): never => {
    if ('campo' in error && error.campo === 'invitacion')
      void queryClient.invalidateQueries({ queryKey: configuracionQuery().queryKey });
    throw error;
  };
  const toState = (): CodigoState => {
    if (codigo.kind === 'ready') return { kind: 'ready', data: codigo.data.codigo };
    // The call is public, so this case does not occur.
    return codigo.kind === 'forbidden' ? { kind: 'loading' } : codigo;
  };
  return (
    <RegistroDialog
      isOpen={isOpen}
      onClose={onClose}
      codigo={toState()}
      onCopy={(text) =>
        void copyText(text, {
          copied: 'Código copiado',
          byHand: 'No se pudo copiar. Toca el código para seleccionarlo y cópialo tú.',
        })
      }
      invitacion={configuracion?.registro === 'invitacion' ? formatCodigo(invitacion) : null}
      onRegister={async ({ referido, invitacion: typed = invitacion, ...values }) => {
        const { msg } = await registro({
          ...values,
          ...(referido !== undefined && { referido }),
          ...(typed !== '' && { invitacion: typed }),
        }).catch(askAgain);
        try {
          await session.login({ usuario: values.usuario, clave: values.clave });
          onEntered();
        } catch {
          onSignIn({ usuario: values.usuario, mensaje: msg });
        }
      }}
      onSignIn={() => onSignIn(null)}
    />
  );
}
