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
  onChangeClave: Act<[CambioClaveValues]>;
}

const INITIAL: CambioClaveValues = { clavea: '', claven: '', rclave: '' };

/** The current password, and the new one twice (CFG-03, CFG-04). */
export function CambioClaveForm({ onChangeClave }: CambioClaveFormProps) {
  const form = useForm({
    initial: INITIAL,
    rules: cambioClaveRules,
    onSubmit: onChangeClave,
    notices: 'all',
  });
  return (
    <Form form={form} label="Cambiar contraseña">
      <ClaveField label="Contraseña actual" {...form.field('clavea')} />
      <NuevaClaveFields
        label="Nueva contraseña"
        repetirLabel="Repetir nueva contraseña"
        clave={form.field('claven')}
        rclave={form.field('rclave')}
      />
      <Foot>
        <p>
          Al cambiarla se cierra tu sesión en los demás dispositivos y se revocan tus tokens; en
          este sigues dentro.
        </p>
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
