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
  /** Called to close the dialog without signing in; after a success the caller closes it itself. */
  onClose: () => void;
  onRegistro: (() => void) | null;
  /**
   * Signs in. Resolves with a challenge if a second factor is needed, with null once signed in. The
   * form shows a rejection.
   */
  onLogin: (values: Parameters<LoginFormProps['onLogin']>[0]) => Promise<Reto | null>;
}

type Step =
  | { readonly kind: 'clave'; readonly motivo: string | null }
  | { readonly kind: 'factor'; readonly reto: Reto };

/** The two steps of a sign-in. Closing the dialog unmounts them, so their state is lost. */
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
      <FactorForm reto={step.reto} onFactor={onFactor} onLlave={onLlave} onRestart={restart} />
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

/**
 * The agency's emblem and name; nothing for an agency without an emblem whose name contains Garita.
 */
function Sign() {
  return hasOwnLetters(useContext(CaraContext)) ? null : (
    <Head>
      <Logo size={32} />
    </Head>
  );
}

/**
 * The dialog Iniciar Sesión, with a second step if the account has a second factor. Closing the
 * dialog clears its fields.
 */
export function LoginDialog({ isOpen, onClose, ...steps }: LoginDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Iniciar Sesión" stripe size="small">
      <Sign />
      <Steps {...steps} />
    </Dialog>
  );
}
