import type { components } from '@garita/api-client/schema';
import { type CodigoValues, codigoRules } from '@garita/domain/factores/factores.rules';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { isRefusal } from '../../form/refusal';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';
import { OtherWay } from './OtherWay';

/** What the portal asks for once the password was right. */
export type Reto = components['schemas']['Reto'];
type Forma = Reto['formas'][number];

export interface FactorFormProps {
  reto: Reto;
  /** Gives the second factor. A rejection's message is shown in the form. */
  onFactor: Act<[{ reto: string; codigo: string }]>;
  /** The password has to be given again: because the person wants to, or for a reason. */
  onRestart: (motivo: string | null) => void;
  /** A text of level 1 to be shown as a notice too: an empty field. */
  onAviso: (texto: string) => void;
}

/** The password was right so long ago, or codes were wrong so often, that it starts again. */
const isOver = (error: unknown): error is Error => isRefusal(error) && error.httpStatus === 409;

const FIELDS = {
  codigo: { label: 'Código de tu aplicación', description: 'Los seis números que muestra ahora mismo.', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recuperacion: { label: 'Código de recuperación', description: 'Uno de los que guardaste; cada uno sirve una vez.', inputMode: 'text', autoComplete: 'off' },
} as const;

function CodigoForm({ reto, forma, onFactor, onRestart, onAviso }: FactorFormProps & { forma: Forma }) {
  const form = useForm<CodigoValues>({
    initial: { codigo: '' },
    rules: codigoRules,
    onSubmit: async ({ codigo }) => {
      try {
        await onFactor({ reto: reto.reto, codigo });
      } catch (error) {
        if (!isOver(error)) throw error;
        onRestart(error.message);
      }
    },
    onAviso,
  });
  return (
    <Form form={form} label="Segundo factor">
      <TextField {...FIELDS[forma]} isLiteral autoFocus {...form.field('codigo')} />
      <Button type="submit" variant="primary" fullWidth isPending={form.isPending} pendingLabel="Ingresando">
        Ingresar
      </Button>
    </Form>
  );
}

/** What proves who it is besides the password: a code of the person's authenticator or, when it is not at hand, one for recovery. */
export function FactorForm(props: FactorFormProps) {
  const { formas } = props.reto;
  const [forma, setForma] = useState<Forma>(formas[0] ?? 'recuperacion');
  const other = formas.find((one) => one !== forma);
  return (
    <>
      <CodigoForm key={forma} {...props} forma={forma} />
      {other && (
        <OtherWay
          question={other === 'recuperacion' ? '¿No la tienes a mano?' : '¿La has encontrado?'}
          label={other === 'recuperacion' ? 'Usar un código de recuperación' : 'Usar la aplicación'}
          onPress={() => setForma(other)}
        />
      )}
      <OtherWay question="¿No eres tú?" label="Volver" onPress={() => props.onRestart(null)} />
    </>
  );
}
