import { type CodigoValues, codigoRules } from '@garita/domain/factores/factores.rules';
import styled from 'styled-components';
import { QrCode } from '../../../components/QrCode';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { space } from '../../../theme/tokens';
import { CodeLine } from '../../CodeLine';

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding-left: ${space[4]};
  > li > * + * { margin-top: ${space[3]}; }
`;

export interface Preparada {
  readonly secreto: string;
  /** The secret as an otpauth address, for the QR code. */
  readonly enlace: string;
}

interface AplicacionDialogProps {
  preparada: Preparada;
  /** Sends the first code. The form shows a rejection. */
  onConfirm: (codigo: string) => Promise<unknown>;
  onClose: () => void;
}

/** The secret in groups of four, which are easier to type. */
const spaced = (secreto: string): string => secreto.replace(/(.{4})(?=.)/g, '$1 ');

export function AplicacionDialog({ preparada, onConfirm, onClose }: AplicacionDialogProps) {
  const form = useForm<CodigoValues>({
    initial: { codigo: '' },
    rules: codigoRules,
    onSubmit: ({ codigo }) => onConfirm(codigo),
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Añadir una aplicación"
      submitLabel="Comprobar"
      pendingLabel="Comprobando"
      onClose={onClose}
    >
      <Steps>
        <li>
          <p>
            Escanea este código con tu aplicación de códigos (Google Authenticator, Aegis,
            1Password…).
          </p>
          <QrCode value={preparada.enlace} label="Código QR con el secreto que aparece debajo" />
        </li>
        <li>
          <p>Si no puedes escanearlo, escribe en ella este secreto:</p>
          <CodeLine code={spaced(preparada.secreto)} />
        </li>
        <li>
          <TextField
            label="Código que muestra la aplicación"
            description="Los seis números que muestra ahora mismo."
            inputMode="numeric"
            autoComplete="one-time-code"
            isLiteral
            {...form.field('codigo')}
          />
        </li>
      </Steps>
    </FormDialog>
  );
}
