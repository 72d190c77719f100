import { toHex, toOklch } from '@garita/domain/agencia/oklch';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { Row, Stack } from '../../../components/layout';
import { TextField } from '../../../components/TextField';
import type { FieldBinding } from '../../../form/useForm';
import { focusRing } from '../../../theme/focusRing';
import { palette } from '../../../theme/palette';
import { radius, space, text, color as tint, touchTarget } from '../../../theme/tokens';
import { describeColor } from './describeColor';

const GARITA = palette.petroleo[0].toLowerCase();
const SUGERENCIAS: readonly (readonly [nombre: string, color: string | null])[] = [
  ['Petróleo, el de Garita', null],
  ['Azul', '#1d4ed8'],
  ['Violeta', '#6d28d9'],
  ['Magenta', '#be185d'],
  ['Teja', '#b4441b'],
  ['Oro', '#9a6b00'],
  ['Bosque', '#2f6b2a'],
  ['Pizarra', '#3f4f63'],
];

const turn = (degrees: number): number => (degrees * Math.PI) / 180;
const degreesOf = (color: string): number =>
  Math.round(((toOklch(color).h * 180) / Math.PI + 360) % 360);
const RAINBOW = Array.from({ length: 13 }, (_, step) =>
  toHex({ l: 0.62, c: 0.13, h: turn(step * 30) }),
).join(', ');

/**
 * The same colour at another hue. Its lightness and chroma are limited, so that the hue is visible
 * even if the colour is almost grey, black or white.
 */
function atHue(color: string, degrees: number): string {
  const { l, c } = toOklch(color);
  return toHex({ l: Math.min(0.75, Math.max(0.35, l)), c: Math.max(0.1, c), h: turn(degrees) });
}

const Label = styled.span`
  font-size: ${text[15]};
  font-weight: 700;
`;
const Swatch = styled(AriaButton)`
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 1px solid ${tint.bordeControl};
  border-radius: ${radius.control};
  cursor: pointer;
  /* A swatch shows its colour even in forced colours. */
  forced-color-adjust: none;
  &[aria-pressed='true'] { box-shadow: 0 0 0 2px ${tint.superficie}, 0 0 0 4px ${tint.tinta}; }
  &[data-focus-visible] { ${focusRing} }
`;
const Hue = styled.input`
  width: 100%;
  height: ${touchTarget};
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track { height: 16px; border-radius: 8px; background: linear-gradient(to right, ${RAINBOW}); }
  &::-moz-range-track { height: 16px; border-radius: 8px; background: linear-gradient(to right, ${RAINBOW}); }
  &::-webkit-slider-thumb {
    width: 24px;
    height: 24px;
    margin-top: -4px;
    border: 3px solid ${tint.superficie};
    border-radius: 50%;
    background: var(--elegido);
    box-shadow: 0 0 0 1px ${tint.tinta};
    appearance: none;
  }
  &::-moz-range-thumb { width: 18px; height: 18px; border: 3px solid ${tint.superficie}; border-radius: 50%; background: var(--elegido); }
  &:focus-visible { ${focusRing} border-radius: ${radius.control}; }
`;
const Any = styled.input`
  flex: none;
  width: 56px;
  height: ${touchTarget};
  padding: 0;
  border: 1px solid ${tint.bordeControl};
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper { padding: 3px; }
  &::-webkit-color-swatch { border: 0; border-radius: ${radius.tag}; }
  &:focus-visible { ${focusRing} }
`;
const Code = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 200px);
  justify-content: start;
  gap: ${space[2]};
  /* Aligns with the field's input, below its label. */
  > :first-child { margin-top: calc(1lh + 2px); }
`;
const Said = styled.p`
  color: ${tint.tinta2};
  font-size: ${text[15]};
`;

const isHex = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/**
 * The agency's colour, chosen from suggestions, by hue or by code. Each theme derives a readable
 * accent from it.
 */
export function ColorField({
  value,
  onChange,
  errorMessage,
  inputRef,
  name,
}: FieldBinding<string | null>) {
  const id = useId();
  const [made, setMade] = useState<{ readonly hex: string; readonly degrees: number }>();
  const shown = value !== null && isHex(value) ? value : GARITA;
  const slide = (degrees: number) => {
    const hex = atHue(shown, degrees);
    setMade({ hex, degrees });
    onChange(hex);
  };
  return (
    <Stack $gap={3} role="group" aria-labelledby={id}>
      <Label id={id}>Color</Label>
      <Row>
        {SUGERENCIAS.map(([nombre, color]) => (
          <Swatch
            key={nombre}
            aria-label={nombre}
            aria-pressed={(value?.toLowerCase() ?? null) === color}
            style={{ backgroundColor: color ?? GARITA }}
            onPress={() => onChange(color)}
          />
        ))}
      </Row>
      <Hue
        type="range"
        min={0}
        max={359}
        aria-label="Tono"
        value={made?.hex === value ? made.degrees : degreesOf(shown)}
        style={{ '--elegido': shown } as object}
        onChange={(event) => slide(event.target.valueAsNumber)}
      />
      <Code>
        <Any
          type="color"
          aria-label="Elegir cualquier color"
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextField
          label="Código"
          name={name}
          isLiteral
          autoComplete="off"
          maxLength={7}
          placeholder={GARITA}
          value={value ?? ''}
          onChange={(typed) => onChange(typed.trim() === '' ? null : typed.trim())}
          errorMessage={errorMessage}
          inputRef={inputRef}
        />
      </Code>
      <Said role="status">
        {(value === null ? [] : describeColor(shown)).join(' ') ||
          'Se lee bien tal cual en los dos temas.'}
      </Said>
    </Stack>
  );
}
