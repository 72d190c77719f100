import type { components } from '@garita/api-client/schema';
import { type CodigoValues, codigoRules } from '@garita/domain/factores/factores.rules';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { isRefusal } from '../../form/refusal';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';
import { OtherWay } from './OtherWay';

/** The challenge for the second factor, received after a correct password. */
export type Reto = components['schemas']['Reto'];
type Forma = Reto['formas'][number];

export interface FactorFormProps {
  reto: Reto;
  /** Sends a code. The form shows a rejection. */
  onFactor: Act<[{ reto: string; codigo: string }]>;
  /**
   * Signs the challenge with a passkey on the user's device, and sends it. The form shows a
   * rejection by the server or by the device.
   */
  onLlave: Act<[Reto]>;
  /** Returns to the password form. `motivo` says why; null if the user chose to go back. */
  onRestart: (motivo: string | null) => void;
}

/** Whether the challenge expired or had too many wrong codes: then the sign-in starts again. */
const isOver = (error: unknown): error is Error => isRefusal(error) && error.httpStatus === 409;

const FIELDS = {
  codigo: {
    label: 'Código de tu aplicación',
    description: 'Los seis números que muestra ahora mismo.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recuperacion: {
    label: 'Código de recuperación',
    description: 'Uno de los que guardaste; cada uno sirve una vez.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

/**
 * Sends an answer to the challenge. If the challenge is no longer valid, it starts the sign-in
 * again and shows the error's text as the reason.
 */
async function giveOr(
  onRestart: FactorFormProps['onRestart'],
  give: () => Promise<unknown>,
): Promise<void> {
  try {
    await give();
  } catch (error) {
    if (!isOver(error)) throw error;
    onRestart(error.message);
  }
}

function CodigoForm({
  reto: { reto },
  forma,
  onFactor,
  onRestart,
}: FactorFormProps & { forma: keyof typeof FIELDS }) {
  const form = useForm<CodigoValues>({
    initial: { codigo: '' },
    rules: codigoRules,
    onSubmit: ({ codigo }) => giveOr(onRestart, () => onFactor({ reto, codigo })),
    notices: 'rules',
  });
  return (
    <Form form={form} label="Segundo factor">
      <TextField {...FIELDS[forma]} isLiteral autoFocus {...form.field('codigo')} />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        isPending={form.isPending}
        pendingLabel="Ingresando"
      >
        Ingresar
      </Button>
    </Form>
  );
}

function LlaveForm({ reto, onLlave, onRestart }: FactorFormProps) {
  const form = useForm({
    initial: {},
    rules: [],
    onSubmit: () => giveOr(onRestart, () => onLlave(reto)),
  });
  return (
    <Form form={form} label="Segundo factor">
      <p>Tu dispositivo te pedirá el dedo, la cara o un PIN.</p>
      <Button
        type="submit"
        variant="primary"
        fullWidth
        autoFocus
        isPending={form.isPending}
        pendingLabel="Esperando a tu dispositivo"
      >
        Usar llave de acceso
      </Button>
    </Form>
  );
}

const WAYS: Readonly<Record<Forma, { readonly question: string; readonly label: string }>> = {
  llave: { question: '¿Prefieres tu llave?', label: 'Usar llave de acceso' },
  codigo: { question: '¿Prefieres un código?', label: 'Usar la aplicación' },
  recuperacion: { question: '¿No la tienes a mano?', label: 'Usar un código de recuperación' },
};

/** The second step of a sign-in: a passkey, an authenticator's code, or a recovery code. */
export function FactorForm(props: FactorFormProps) {
  const { formas } = props.reto;
  const [forma, setForma] = useState(formas[0]);
  return (
    <>
      {forma === undefined && (
        <Notice tone="caution">
          Tus llaves de acceso se pusieron en otra dirección del portal y aquí no sirven. Entra por
          aquella, o pide a quien te pueda ayudar que te quite el segundo factor.
        </Notice>
      )}
      {forma === 'llave' && <LlaveForm {...props} />}
      {(forma === 'codigo' || forma === 'recuperacion') && (
        <CodigoForm key={forma} {...props} forma={forma} />
      )}
      {formas
        .filter((one) => one !== forma)
        .map((one) => (
          <OtherWay key={one} {...WAYS[one]} onPress={() => setForma(one)} />
        ))}
      <OtherWay question="¿No eres tú?" label="Volver" onPress={() => props.onRestart(null)} />
    </>
  );
}
