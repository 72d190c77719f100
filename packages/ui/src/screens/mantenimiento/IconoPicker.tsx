import { ICONOS } from '@garita/domain/membresias/iconos';
import { useRef, useState } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { FieldLabel } from '../../components/fieldParts';
import { fieldRoot } from '../../components/fieldStyles';
import { PencilIcon } from '../../components/icons';
import { Quiet, Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { describeRefusal } from '../../form/refusal';
import type { FieldBinding } from '../../form/useForm';
import { useSending } from '../../form/useSending';
import { focusRing } from '../../theme/focusRing';
import { color, fieldBackground, motion, radius, space } from '../../theme/tokens';
import { IconoMembresia } from '../IconoMembresia';
import { readImagenFile } from '../readImagenFile';

const Root = styled(RadioGroup)`
  ${fieldRoot}
`;
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(60px, 1fr));
  gap: ${space[2]};
`;
const Tile = styled(RadioButton)`
  display: grid;
  place-items: center;
  height: 64px;
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${fieldBackground};
  color: ${color.tinta2};
  cursor: pointer;
  transition: border-color ${motion.feedback}, background-color ${motion.feedback};
  &[data-hovered] { border-color: ${color.tinta2}; }
  &[data-selected] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; box-shadow: inset 0 0 0 1px ${color.petroleo}; }
  &[data-focus-visible] { ${focusRing} }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
`;

const OTRA = 'otra';

interface IconoPickerProps {
  label: string;
  field: FieldBinding<string>;
  /** Uploads a picture and resolves with its address. */
  onImagen: (bytes: Uint8Array) => Promise<string>;
}

export function IconoPicker({ label, field, onImagen }: IconoPickerProps) {
  const [error, setError] = useState<string>();
  const [kept, setKept] = useState(field.value);
  const input = useRef<HTMLInputElement>(null);
  const { isPending, send } = useSending<File>(
    async (file) => {
      const image = await onImagen(await readImagenFile(file));
      setKept(image);
      field.onChange(image);
    },
    (refusal) => setError(describeRefusal(refusal)),
  );
  const take = (file: File | undefined) => {
    setError(undefined);
    if (file) send(file);
  };
  const [isOtra, setOtra] = useState(() => !ICONOS.some(({ image }) => image === field.value));
  const choose = (chosen: string) => {
    setOtra(chosen === OTRA);
    if (chosen !== OTRA) field.onChange(chosen.slice(1));
  };
  return (
    <Stack $gap={3}>
      {/* An icon without an address is an option too, and option values must not be empty:
          prefix them with `=`. */}
      <Root value={isOtra ? OTRA : `=${field.value}`} onChange={choose}>
        <FieldLabel>{label}</FieldLabel>
        <Tiles>
          {ICONOS.map(({ image, nombre }) => (
            <RadioField key={image} value={`=${image}`} aria-label={nombre}>
              <Tile>
                <IconoMembresia image={image} size={48} />
              </Tile>
            </RadioField>
          ))}
          <RadioField value={OTRA} aria-label="Otra imagen">
            <Tile>
              <PencilIcon size={24} />
            </Tile>
          </RadioField>
        </Tiles>
      </Root>
      {isOtra && (
        <>
          <Row $gap={3}>
            {/* No preview while the user types an address: each letter would be a request. */}
            {field.value !== '' && field.value === kept && (
              <IconoMembresia image={field.value} size={48} />
            )}
            <Button size="small" isPending={isPending} onPress={() => input.current?.click()}>
              Elegir imagen
            </Button>
            <Quiet $small>PNG, WebP o GIF cuadrado, de hasta 256 kB.</Quiet>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="Imagen de la membresía"
              accept="image/png,image/webp,image/gif"
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </Row>
          {error && <Notice tone="danger">{error}</Notice>}
          <TextField
            label="Dirección de la imagen"
            description="La de la imagen elegida; o del portal, como /iconos/gema.svg, o del sitio de los avatares."
            isLiteral
            maxLength={300}
            {...field}
          />
        </>
      )}
    </Stack>
  );
}
