import type { Enlace } from '@garita/domain/agencia/enlaces';
import { enlaceRules, LIMITES_ENLACES } from '@garita/domain/enlaces/enlaces.rules';
import { LUGARES_ENLACE } from '@garita/domain/enlaces/textos';
import { Button } from '../../../components/Button';
import { Row, Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import type { Probar } from './EnlacesSeccionProps';
import { PruebaLine } from './PruebaLine';
import { useAddressTest } from './useAddressTest';

const NUEVO: Enlace = { texto: '', url: '', lugar: 'ambos' };
const LUGARES = Object.entries(LUGARES_ENLACE).map(([id, label]) => ({ id, label }));

interface EnlaceDialogProps {
  /** The edited link; null for a new one. */
  enlace: Enlace | null;
  onDone: (enlace: Enlace) => void;
  onClose: () => void;
  onProbar: Probar;
}

/** Edits one of the agency's own links; the section saves all its links together. */
export function EnlaceDialog({ enlace, onDone, onClose, onProbar }: EnlaceDialogProps) {
  const { estado, probar, olvidar } = useAddressTest('enlace', onProbar);
  const form = useForm<Enlace>({
    initial: enlace ?? NUEVO,
    rules: enlaceRules,
    onSubmit: (values) => {
      onDone({ ...values, texto: values.texto.trim() });
      onClose();
    },
  });
  const url = form.field('url');
  return (
    <FormDialog
      form={form}
      title={enlace ? 'Editar el enlace' : 'Añadir un enlace'}
      submitLabel={enlace ? 'Aceptar' : 'Añadir'}
      pendingLabel="Guardando el enlace"
      onClose={onClose}
    >
      <TextField
        label="Texto"
        maxLength={LIMITES_ENLACES.texto}
        autoComplete="off"
        {...form.field('texto')}
      />
      <Stack $gap={2}>
        <TextField
          label="Dirección"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          isLiteral
          {...url}
          onChange={(next) => {
            olvidar();
            url.onChange(next.trim());
          }}
        />
        <Row>
          <Button
            size="small"
            onPress={() => probar(form.values.url)}
            isDisabled={form.values.url === ''}
            isPending={estado.kind === 'pending'}
          >
            Probar
          </Button>
          <PruebaLine estado={estado} />
        </Row>
      </Stack>
      <Select
        label="Dónde está"
        options={LUGARES}
        {...form.field('lugar')}
        onChange={(id) => form.field('lugar').onChange(id as Enlace['lugar'])}
      />
    </FormDialog>
  );
}
