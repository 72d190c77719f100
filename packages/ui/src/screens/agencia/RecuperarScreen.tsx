import { type RecuperarValues, recuperarRules } from '@garita/domain/agencia/propiedad.rules';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { LockIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { PageHeader } from '../../components/PageHeader';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color, space } from '../../theme/tokens';
import { NuevaClaveFields } from '../ClaveField';
import { SubmitButton } from '../SubmitButton';
import type { Act } from '../useAct';

const Sheet = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  p { color: ${color.tinta2}; }
`;

interface RecuperarScreenProps {
  /** Whether the address carries the secret of the owner's link. */
  hasEnlace: boolean;
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
        <NuevaClaveFields
          label="Nueva contraseña"
          repetirLabel="Repetir nueva contraseña"
          clave={form.field('clave')}
          rclave={form.field('rclave')}
          autoFocus
        />
        <SubmitButton form={form} pendingLabel="Guardando la contraseña">
          Guardar contraseña
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

/** Resets the owner's password with the one-time link from `npm run recuperar`. */
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
