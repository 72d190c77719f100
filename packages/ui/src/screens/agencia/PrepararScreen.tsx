import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { CheckIcon, LockIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonRows } from '../../components/Skeleton';
import type { FailedState, LoadingState } from '../ScreenState';
import { PrepararForm, type PrepararFormProps } from './PrepararForm';

const Sheet = styled.div`
  max-width: 720px;
`;

/** `sinEnlace`: the address lacks the link's secret. `configurada`: the agency is set up. */
export type PrepararState =
  | LoadingState
  | FailedState
  | { readonly kind: 'sinEnlace' | 'configurada' | 'ready' };

interface PrepararScreenProps extends PrepararFormProps {
  state: PrepararState;
}

const home = <LinkButton href="/">Ir al inicio</LinkButton>;

function Body({ state, ...form }: PrepararScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <SkeletonRows hasAvatar={false} />;
    case 'error':
      return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
    case 'configurada':
      return (
        <EmptyState
          title="La agencia ya está configurada"
          icon={<CheckIcon size={48} />}
          action={home}
        >
          Solo se prepara una vez. Si tienes cuenta, entra desde el inicio.
        </EmptyState>
      );
    case 'sinEnlace':
      return (
        <EmptyState
          title="A esta dirección le falta su clave"
          icon={<LockIcon size={48} />}
          action={home}
        >
          Abre entero el enlace que el servidor escribió al arrancar: sigue detrás de{' '}
          <code>/preparar#</code>. Si se perdió, arranca el portal de nuevo para obtener otro.
        </EmptyState>
      );
    case 'ready':
      return (
        <Sheet>
          <PrepararForm {...form} />
        </Sheet>
      );
  }
}

export function PrepararScreen(props: PrepararScreenProps) {
  const isReady = props.state.kind === 'ready';
  return (
    <>
      <PageHeader
        title="Preparar la agencia"
        {...(isReady && {
          subtitle:
            'Paso 1 de 5: quién eres. Después vienen el escalafón, los permisos, el aspecto y tu gente; puedes dejarlos para otro día.',
        })}
      />
      <Body {...props} />
    </>
  );
}
