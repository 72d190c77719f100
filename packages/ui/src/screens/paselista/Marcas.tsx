import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled, { css } from 'styled-components';
import { CheckIcon, LogoutIcon, PauseIcon } from '../../components/icons';
import { type Tone, tones } from '../../components/tones';
import { focusRing } from '../../theme/focusRing';
import { color, media, motion, radius, space, text, touchTarget } from '../../theme/tokens';

const Root = styled(ToggleButtonGroup)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
`;

const selected = (tone: Tone) => css`
  border-color: ${tones[tone].solid};
  background: ${tones[tone].soft};
  color: ${tones[tone].ink};
  box-shadow: inset 0 0 0 1px ${tones[tone].solid};
`;

const Mark = styled(ToggleButton)<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  min-height: ${touchTarget};
  /* Keeps a focused element above the bar with the send button when it is scrolled into view. */
  scroll-margin-bottom: 200px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${color.superficie};
  color: ${color.tinta};
  font-size: ${text[15]};
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${motion.feedback}, border-color ${motion.feedback}, color ${motion.feedback};
  svg { flex: none; }
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { ${({ $tone }) => selected($tone)} }
  &[data-focus-visible] { ${focusRing} }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
  ${media.compact} { flex-direction: column; min-height: 56px; padding: ${space[1]}; font-size: ${text[13]}; }
`;

/** The three marks, the most frequent first. */
const MARCAS = [
  { id: 'sumado', label: 'Sumado', tone: 'success', Icon: CheckIcon },
  { id: 'pausado', label: 'Pausado', tone: 'caution', Icon: PauseIcon },
  { id: 'fuerabase', label: 'Fuera de base', tone: 'danger', Icon: LogoutIcon },
] as const satisfies readonly { id: ResultadoPase; label: string; tone: Tone; Icon: unknown }[];

interface MarcasProps {
  nombre: string;
  value: ResultadoPase | undefined;
  /** Whether the viewer may act on the person's time. If not, only «Sumado» can be chosen. */
  canAct: boolean;
  /** Called with the new mark; undefined when the current mark is pressed again. */
  onChange: (resultado: ResultadoPase | undefined) => void;
}

/** The mark of a person: one of three, or none. It is one tab stop, with arrow keys inside. */
export function Marcas({ nombre, value, canAct, onChange }: MarcasProps) {
  return (
    <Root
      aria-label={nombre}
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      onSelectionChange={(keys) => onChange(([...keys] as ResultadoPase[])[0])}
    >
      {MARCAS.filter(({ id }) => canAct || id === 'sumado').map(({ id, label, tone, Icon }) => (
        <Mark key={id} id={id} $tone={tone}>
          <Icon size={20} />
          {label}
        </Mark>
      ))}
    </Root>
  );
}
