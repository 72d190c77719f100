import styled from 'styled-components';
import { CheckIcon } from '../../../components/icons';
import { focusRing } from '../../../theme/focusRing';
import { color, fieldBackground, motion, radius, text } from '../../../theme/tokens';
import type { GridKeys } from './useGridKeys';

const Place = styled.td`
  position: relative;
  padding: 0;
  border-bottom: 1px solid ${color.borde};
  text-align: center;
  &[data-cambia] { background: ${color.petroleoSuave}; box-shadow: inset 0 0 0 2px ${color.petroleo}; }
  &[data-cerrada] { background: ${color.fondo}; }
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.bordeControl};
  border-radius: ${radius.tag};
  background: ${fieldBackground};
  color: ${color.sobrePetroleo};
  print-color-adjust: exact;
  /* Hidden by visibility, not by its colour: forced colours and print replace colours. */
  > svg { visibility: hidden; }
  transition: background-color ${motion.feedback}, border-color ${motion.feedback};
`;
const Tick = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &:hover > ${Box} { border-color: ${color.tinta2}; }
  &[aria-checked='true'] > ${Box} { border-color: ${color.petroleo}; background: ${color.petroleo}; > svg { visibility: visible; } }
  &[aria-disabled='true'] { cursor: not-allowed; }
  &[aria-disabled='true'] > ${Box} { border-color: ${color.borde}; background: transparent; }
  &[aria-disabled='true'][aria-checked='true'] > ${Box} { background: ${color.pozo}; color: ${color.tinta2}; }
  &:focus-visible { outline: none; }
  &:focus-visible > ${Box} { ${focusRing} }
  @media (forced-colors: active) {
    &[aria-checked='true'] > ${Box} { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
const Mark = styled.span`
  position: absolute;
  top: 3px;
  right: 5px;
  font-size: ${text[13]};
  font-weight: 700;
  line-height: 1;
  color: ${color.anilTexto};
  pointer-events: none;
`;

interface CeldaPermisoProps {
  /** The accessible name: the code and the category. */
  label: string;
  value: boolean;
  /** Whether the value differs from the saved value. */
  isChanged: boolean;
  /** Why the user cannot change the cell; null when the user can change it. */
  bloqueo: string | null;
  /** The people of the category who have the permission by exception, in words; empty for none. */
  propios: string;
  cuantos: number;
  place: ReturnType<GridKeys['place']>;
  onChange: (value: boolean) => void;
}

export function CeldaPermiso({
  label,
  value,
  isChanged,
  bloqueo,
  propios,
  cuantos,
  place,
  onChange,
}: CeldaPermisoProps) {
  const excepcion = propios === '' ? '' : `Por excepción: ${propios}`;
  const name = [label, excepcion, isChanged ? 'sin guardar' : ''].filter(Boolean).join('. ');
  return (
    <Place
      {...(isChanged && { 'data-cambia': '' })}
      {...(bloqueo && { 'data-cerrada': '' })}
      title={[excepcion, bloqueo].filter(Boolean).join('. ') || undefined}
    >
      <Tick
        {...place}
        type="button"
        role="checkbox"
        aria-checked={value}
        aria-label={name}
        aria-disabled={bloqueo !== null}
        onClick={() => !bloqueo && onChange(!value)}
      >
        <Box aria-hidden="true">
          <CheckIcon size={16} />
        </Box>
      </Tick>
      {cuantos > 0 && <Mark aria-hidden="true">{`+${cuantos}`}</Mark>}
    </Place>
  );
}
