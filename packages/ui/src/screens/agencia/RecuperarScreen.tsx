import { type RecuperarValues, recuperarRules } from '@garita/domain/agencia/propiedad.rules';
import { CLAVE_MIN } from '@garita/domain/sesion/clave';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { LockIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { PageHeader } from '../../components/PageHeader';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color, media, space } from '../../theme/tokens';
import type { Act } from '../useAct';

const Sheet = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  p { color: ${color.tinta2}; }
`;
const Foot = styled.div`
  ${media.compact} { display: grid; }
`;

export interface RecuperarScreenProps {
  /** Whether the address carries the secret of the owner's link. */
  hasEnlace: boolean;
  /** Sets the password. While its promise runs the form is busy; a rejection's message is shown in it. */
  onRecover: Act<[RecuperarValues]>;
}

const INITIAL: RecuperarValues = { clave: '', rclave: '' };

function RecuperarForm({ onRecover }: Pick<RecuperarScreenProps, 'onRecover'>) {
  const form = useForm({ initial: INITIAL, rules: recuperarRules, onSubmit: onRecover });
  return (
    <Sheet>
      <p>
        La cuenta de la persona dueña de la agencia tendrá esta contraseña, y se cerrarán todas sus
        sesiones.
      </p>
      <Form form={form} label="Recuperar la cuenta">
        <TextField
          label="Nueva contraseña"
          type="password"
          autoComplete="new-password"
          description={`Al menos ${CLAVE_MIN} caracteres.`}
          autoFocus
          {...form.field('clave')}
        />
        <TextField
          label="Repetir nueva contraseña"
          type="password"
          autoComplete="new-password"
          {...form.field('rclave')}
        />
        <Foot>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel="Guardando la contraseña"
          >
            Guardar contraseña
          </Button>
        </Foot>
      </Form>
    </Sheet>
  );
}

/** The owner's way back, behind the one-time link that their server gives them. */
export function RecuperarScreen({ hasEnlace, onRecover }: RecuperarScreenProps) {
  return (
    <>
      <PageHeader title="Recuperar la cuenta" />
      {hasEnlace ? (
        <RecuperarForm onRecover={onRecover} />
      ) : (
        <EmptyState
          title="A esta dirección le falta su clave"
          icon={<LockIcon size={48} />}
          action={<LinkButton href="/">Ir al inicio</LinkButton>}
        >
          Abre entero el enlace que escribe <code>npm run recuperar</code> en el servidor: sigue
          detrás de <code>/recuperar#</code>. Si no tienes acceso al servidor, pide una contraseña
          nueva a un encargado.
        </EmptyState>
      )}
    </>
  );
}
