import { firmaRules, normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { Quiet } from '../../components/layout';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import type { SolicitudesScreenProps } from './SolicitudesScreenProps';

interface FirmaDialogProps extends Pick<SolicitudesScreenProps, 'onSign'> {
  isOpen: boolean;
  onClose: () => void;
  onSigned: (firma: string) => void;
}

/** Asks for the signature that the new category requires, and explains why (SOL-11). */
export function FirmaDialog({ isOpen, onClose, onSigned, onSign }: FirmaDialogProps) {
  const form = useForm({
    initial: { firma: '' },
    rules: firmaRules,
    onSubmit: async ({ firma }) => {
      const normal = normalizeFirma(firma);
      await onSign(normal);
      onSigned(normal);
    },
    notices: 'rules',
  });
  const firma = form.field('firma');
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title="Pon tu firma"
      label="Firma"
      submitLabel="Guardar y seguir"
      pendingLabel="Guardando la firma"
      onClose={onClose}
    >
      <Quiet>
        La categoría a la que asciendes exige firma: tres letras o números que solo llevas tú, y que
        aparecen junto a las misiones que das y recibes.
      </Quiet>
      <TextField
        label="Firma"
        description="Por ejemplo, las tres primeras letras de tu nombre."
        isLiteral
        autoComplete="off"
        autoFocus
        {...firma}
        onChange={(typed) => firma.onChange(typed.toUpperCase())}
      />
    </FormDialog>
  );
}
