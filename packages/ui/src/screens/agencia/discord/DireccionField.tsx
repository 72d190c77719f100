import { DIRECCION_MAX } from '@garita/domain/webhooks/webhook.rules';
import { Quiet, Stack } from '../../../components/layout';
import { TextField } from '../../../components/TextField';
import type { FieldBinding } from '../../../form/useForm';

export function DireccionField({ field }: { field: FieldBinding<string> }) {
  return (
    <Stack $gap={2}>
      <TextField
        label="Dirección"
        description="Se guarda cifrada y no se vuelve a mostrar: quien la tenga puede escribir en ese canal."
        placeholder="https://discord.com/api/webhooks/…"
        isLiteral
        autoComplete="off"
        maxLength={DIRECCION_MAX}
        {...field}
      />
      <Quiet $small>
        <strong>Cómo se obtiene.</strong> En Discord, abre los ajustes del canal, entra en
        Integraciones › Webhooks y crea uno. Pulsa «Copiar URL del webhook» y pégala aquí.
      </Quiet>
    </Stack>
  );
}
