import { ICONOS } from '@garita/domain/membresias/iconos';
import { useState } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { FieldLabel } from '../../components/fieldParts';
import { fieldRoot } from '../../components/fieldStyles';
import { PencilIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { TextField } from '../../components/TextField';
import type { FieldBinding } from '../../form/useForm';
import { focusRing } from '../../theme/focusRing';
import { color, fieldBackground, motion, radius, space } from '../../theme/tokens';
import { IconoMembresia } from '../IconoMembresia';

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
  field: FieldBinding<string, HTMLInputElement>;
}

/** The icon of a membership: one that the portal brings along, or a picture at an address. */
export function IconoPicker({ label, field }: IconoPickerProps) {
  const [isOtra, setOtra] = useState(() => !ICONOS.some(({ image }) => image === field.value));
  const choose = (chosen: string) => {
    setOtra(chosen === OTRA);
    if (chosen !== OTRA) field.onChange(chosen.slice(1));
  };
  return (
    <Stack $gap={3}>
      {/* The one without an address is a choice too: no value may be empty. */}
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
        <TextField
          label="Dirección de la imagen"
          description="Del portal, como /iconos/gema.svg, o del sitio de los avatares."
          isLiteral
          maxLength={300}
          {...field}
        />
      )}
    </Stack>
  );
}
