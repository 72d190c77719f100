import { firmaRules, normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color } from '../../theme/tokens';
import type { SolicitudesScreenProps } from './SolicitudesScreenProps';

const Explanation = styled.p`
  color: ${color.tinta2};
`;

interface FirmaDialogProps extends Pick<SolicitudesScreenProps, 'onFirmar' | 'onAviso'> {
  isOpen: boolean;
  onClose: () => void;
  /** The signature is set. */
  onSigned: (firma: string) => void;
}

/** Asks for the signature that the new category demands, and says what one is (SOL-11). */
export function FirmaDialog({ isOpen, onClose, onSigned, onFirmar, onAviso }: FirmaDialogProps) {
  const formId = useId();
  const form = useForm({
    initial: { firma: '' },
    rules: firmaRules,
    onSubmit: async ({ firma }) => {
      const normal = normalizeFirma(firma);
      await onFirmar(normal);
      onSigned(normal);
    },
    onAviso,
  });
  const firma = form.field('firma');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Pon tu firma"
      size="small"
      isDismissable={!form.isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={form.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.isPending} pendingLabel="Guardando la firma">
            Guardar y seguir
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label="Firma">
        <Explanation>
          La categoría a la que asciendes exige firma: tres letras o números que solo llevas tú, y que aparecen junto a las misiones que das y recibes.
        </Explanation>
        <TextField
          label="Firma"
          description="Por ejemplo, las tres primeras letras de tu nombre."
          isLiteral
          autoComplete="off"
          autoFocus
          {...firma}
          onChange={(typed) => firma.onChange(typed.toUpperCase())}
        />
      </Form>
    </Dialog>
  );
}
