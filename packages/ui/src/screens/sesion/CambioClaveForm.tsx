import { type CambioClaveValues, cambioClaveRules } from '@garita/domain/sesion/cambioClave.rules';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color, media, text } from '../../theme/tokens';
import { ClaveField, NuevaClaveFields } from '../ClaveField';
import type { Act } from '../useAct';

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  p { font-size: ${text[15]}; color: ${color.tinta2}; }
  ${media.compact} { justify-items: stretch; }
`;

export interface CambioClaveFormProps {
  /** The password or code with which the user has just signed in; null if the user must type it. */
  claveDada: string | null;
  onChangeClave: Act<[CambioClaveValues]>;
}

const INITIAL: CambioClaveValues = { clavea: '', claven: '', rclave: '' };

/**
 * The form asks for the new password twice, and for the current password unless `claveDada` holds
 * it (CFG-03, CFG-04).
 */
export function CambioClaveForm({ claveDada, onChangeClave }: CambioClaveFormProps) {
  // The known password is not among the form's values, so that no draft or retry stores it.
  const whole = (values: CambioClaveValues): CambioClaveValues =>
    claveDada === null ? values : { ...values, clavea: claveDada };
  const form = useForm({
    initial: INITIAL,
    rules: cambioClaveRules.map(
      (rule): typeof rule =>
        (values) =>
          rule(whole(values)),
    ),
    onSubmit: (values) => onChangeClave(whole(values)),
    notices: 'all',
  });
  return (
    <Form form={form} label="Cambiar contraseña">
      {claveDada === null && <ClaveField label="Contraseña actual" {...form.field('clavea')} />}
      <NuevaClaveFields
        label="Nueva contraseña"
        repetirLabel="Repetir nueva contraseña"
        clave={form.field('claven')}
        rclave={form.field('rclave')}
      />
      <Foot>
        {claveDada === null && (
          <p>
            Al cambiarla se cierra tu sesión en los demás dispositivos y se revocan tus tokens; en
            este sigues dentro.
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel="Cambiando la contraseña"
        >
          Cambiar contraseña
        </Button>
      </Foot>
    </Form>
  );
}
