import { useContext, useState } from 'react';
import styled from 'styled-components';
import { CaraContext, hasOwnLetters } from '../../components/CaraContext';
import { Dialog } from '../../components/Dialog';
import { Logo } from '../../components/Logo';
import { space } from '../../theme/tokens';
import { FactorForm, type FactorFormProps, type Reto } from './FactorForm';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { OtherWay } from './OtherWay';

interface LoginDialogProps
  extends Omit<LoginFormProps, 'motivo' | 'onLogin'>,
    Pick<FactorFormProps, 'onFactor' | 'onLlave'> {
  isOpen: boolean;
  /** Asked to close without signing in; closing after success is the caller's too. */
  onClose: () => void;
  /** Opens the registration dialog instead; null where registration is closed. */
  onRegistro: (() => void) | null;
  /** Signs in; answers with what is still asked for, or with null once the person is in. A rejection's message is shown in the form. */
  onLogin: (values: Parameters<LoginFormProps['onLogin']>[0]) => Promise<Reto | null>;
}

type Step =
  | { readonly kind: 'clave'; readonly motivo: string | null }
  | { readonly kind: 'factor'; readonly reto: Reto };

/** The two steps at the door. They are forgotten with the dialog, which unmounts them when it closes. */
function Steps({
  onLogin,
  onFactor,
  onLlave,
  onRegistro,
  ...form
}: Omit<LoginDialogProps, 'isOpen' | 'onClose'>) {
  const [step, setStep] = useState<Step>({ kind: 'clave', motivo: null });
  if (step.kind === 'factor') {
    const restart = (motivo: string | null) => setStep({ kind: 'clave', motivo });
    return (
      <FactorForm
        reto={step.reto}
        onFactor={onFactor}
        onLlave={onLlave}
        onRestart={restart}
        onAviso={form.onAviso}
      />
    );
  }
  const ingresar: LoginFormProps['onLogin'] = async (values) => {
    const reto = await onLogin(values);
    if (reto !== null) setStep({ kind: 'factor', reto });
  };
  return (
    <>
      <LoginForm {...form} motivo={step.motivo} onLogin={ingresar} />
      {onRegistro && (
        <OtherWay question="¿Todavía no tienes cuenta?" label="Registro" onPress={onRegistro} />
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  margin-bottom: ${space[4]};
`;

/** Whose door it is; the house's own needs no sign. */
function Sign() {
  return hasOwnLetters(useContext(CaraContext)) ? null : (
    <Head>
      <Logo size={32} />
    </Head>
  );
}

/** Iniciar Sesión (spec §2), and the second factor of whoever has one. What was typed is forgotten when it closes. */
export function LoginDialog({ isOpen, onClose, ...steps }: LoginDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Iniciar Sesión" stripe size="small">
      <Sign />
      <Steps {...steps} />
    </Dialog>
  );
}
