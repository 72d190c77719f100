import { NOTA_MAXIMA, notaRules } from '@garita/domain/persona/nota.rules';
import { Button } from '../../components/Button';
import { Row } from '../../components/layout';
import { TextArea } from '../../components/TextArea';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';

interface NotaFormProps {
  /** The text of the edited note; empty for a new note. */
  texto: string;
  /** Saves the note; rejects with a `Refusal`, which the form shows. */
  onSave: (texto: string) => Promise<unknown>;
  /** Called after saving, and on cancel. */
  onClose: () => void;
}

export function NotaForm({ texto, onSave, onClose }: NotaFormProps) {
  const save = async (values: { texto: string }) => {
    await onSave(values.texto);
    onClose();
  };
  const form = useForm({ initial: { texto }, rules: notaRules, onSubmit: save });
  const label = texto === '' ? 'Nueva nota' : 'Cambiar la nota';
  return (
    <Form form={form} label={label}>
      <TextArea label="Nota" maxLength={NOTA_MAXIMA} autoFocus {...form.field('texto')} />
      <Row>
        <Button type="submit" isPending={form.isPending} pendingLabel="Guardando la nota">
          Guardar
        </Button>
        <Button variant="quiet" onPress={onClose}>
          Cancelar
        </Button>
      </Row>
    </Form>
  );
}
