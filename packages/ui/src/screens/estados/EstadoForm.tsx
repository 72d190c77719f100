import { countCaracteres, ESTADO_MAXIMO, estadoRules } from '@garita/domain/estados/estado.rules';
import { Card } from '../../components/Card';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { SubmitButton } from '../SubmitButton';
import type { EstadosScreenProps } from './EstadosScreenProps';
import { Tarjeta } from './Tarjeta';

function describeResto(estado: string): string {
  const resto = ESTADO_MAXIMO - countCaracteres(estado);
  if (resto < 0) return resto === -1 ? 'Sobra 1 carácter.' : `Sobran ${-resto} caracteres.`;
  return resto === 1 ? 'Queda 1 carácter.' : `Quedan ${resto} caracteres.`;
}

/** Writes a status with a live preview (EST-02, EST-04 to EST-06). */
export function EstadoForm({ usuario, onSet }: Pick<EstadosScreenProps, 'usuario' | 'onSet'>) {
  // A refusal is shown as a notice: if another device has set a status, the form is gone by then.
  const form = useForm({
    initial: { estado: '' },
    rules: estadoRules,
    onSubmit: ({ estado }) => onSet(estado),
    notices: 'all',
  });
  const { estado } = form.values;
  const isEmpty = estado.trim() === '';
  return (
    <>
      <Card title="Nuevo estado">
        <Form form={form} label="Nuevo estado">
          <TextField
            label="Mensaje"
            description={describeResto(estado)}
            autoComplete="off"
            {...form.field('estado')}
          />
          <SubmitButton form={form} pendingLabel="Publicando el estado">
            Publicar
          </SubmitButton>
        </Form>
      </Card>
      <Card title="Así lo verá el equipo">
        <Tarjeta
          usuario={usuario}
          mensaje={isEmpty ? 'Aquí se verá lo que escribas.' : estado}
          isQuiet={isEmpty}
        />
      </Card>
    </>
  );
}
