import { type Oklch, toHex, toOklch } from '@garita/domain/agencia/oklch';
import { useState } from 'react';
import styled from 'styled-components';
import type { ColorRole, Tema } from '../../theme/palette';
import { color, radius, space, text } from '../../theme/tokens';
import { Code } from '../Guia';

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  label { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: center; gap: ${space[3]}; font-size: ${text[15]}; min-height: 44px; }
`;
const Swatch = styled.div`
  forced-color-adjust: none;
  height: 44px;
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
`;

const TURN = Math.PI * 2;
/** The parts of a colour with their highest value and step. */
const PARTES = [
  { parte: 'l', nombre: 'Claridad', max: 1, step: 0.005 },
  { parte: 'c', nombre: 'Viveza', max: 0.37, step: 0.002 },
  { parte: 'h', nombre: 'Tono', max: TURN, step: TURN / 360 },
] as const;

interface MandosProps {
  role: ColorRole;
  tema: Tema;
  hex: string;
  onChange: (hex: string) => void;
}

function readOklch(hex: string): Oklch {
  const { h, ...rest } = toOklch(hex);
  return { ...rest, h: h < 0 ? h + TURN : h };
}

/**
 * Sliders for the lightness, chroma and hue of a colour in one theme. They keep their own values:
 * `#rrggbb` rounds a small step away, and a grey has no hue.
 */
export function Mandos({ role, tema, hex, onChange }: MandosProps) {
  const [kept, setKept] = useState<Oklch>();
  const now = kept && toHex(kept) === hex.toLowerCase() ? kept : readOklch(hex);
  const move = (next: Oklch) => {
    setKept(next);
    onChange(toHex(next));
  };
  return (
    <Group
      data-tema={tema}
      aria-label={tema}
      style={{ background: color.superficie, color: color.tinta }}
    >
      <strong>
        {tema === 'claro' ? 'Claro' : 'Oscuro'} <Code>{hex}</Code>
      </strong>
      <Swatch style={{ background: color[role] }} />
      {PARTES.map(({ parte, nombre, max, step }) => (
        <label key={parte}>
          {nombre}
          <input
            type="range"
            aria-label={`${nombre}, ${tema}`}
            min={0}
            max={max}
            step={step}
            value={now[parte]}
            onChange={({ target }) => move({ ...now, [parte]: target.valueAsNumber })}
          />
        </label>
      ))}
    </Group>
  );
}
