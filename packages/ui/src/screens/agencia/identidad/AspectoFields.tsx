import { Stack } from '../../../components/layout';
import { TextField } from '../../../components/TextField';
import type { FieldBinding } from '../../../form/useForm';
import { ColorField } from './ColorField';
import { EmblemaField, type EmblemaFieldProps } from './EmblemaField';

export interface AspectoFieldsProps
  extends Pick<EmblemaFieldProps, 'onEmblema' | 'arrives' | 'urlOf'> {
  lema: FieldBinding<string, HTMLInputElement>;
  emblema: FieldBinding<string | null, HTMLButtonElement>;
  color: FieldBinding<string | null, HTMLInputElement>;
}

/** How an agency looks: emblem, colour, motto. Of any draft that has these three. */
export function AspectoFields({ lema, emblema, color, ...picture }: AspectoFieldsProps) {
  return (
    <Stack $gap={5}>
      <EmblemaField {...emblema} {...picture} />
      <ColorField {...color} />
      <TextField
        label="Lema"
        description="Una línea. Se lee en la portada y donde se comparte el enlace."
        maxLength={120}
        {...lema}
      />
    </Stack>
  );
}
