import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import { CAMPOS_REGISTRO, MODOS_REGISTRO } from '@garita/domain/invitaciones/textos';
import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { focusRing } from '../../../theme/focusRing';
import {
  color,
  fieldBackground,
  media,
  motion,
  radius,
  space,
  text,
  touchTarget,
} from '../../../theme/tokens';

type Modo = AjusteRegistro['modo'];

const QUE_PASA: Readonly<Record<Modo, string>> = {
  abierto: 'El botón «Registro» está a la vista y basta con un nombre y una contraseña.',
  invitacion: 'Se pide un código. Cada invitación dice para cuántas personas sirve y hasta cuándo.',
  cerrado: 'No hay botón «Registro», y la portada lo dice.',
};

const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; }
`;
const Choice = styled(RadioButton)`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  height: 100%;
  min-height: ${touchTarget};
  padding: ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion.feedback}, border-color ${motion.feedback};
  &[data-hovered] { border-color: ${color.bordeControl}; }
  &[data-selected] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; }
  &[data-focus-visible] { ${focusRing} }
`;
const Dot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 2px solid ${color.bordeControl};
  border-radius: 50%;
  background: ${fieldBackground};
  print-color-adjust: exact;
  [data-selected] > & { border-color: ${color.petroleo}; }
  [data-selected] > &::before { content: ''; width: 10px; height: 10px; border-radius: 50%; background: ${color.petroleo}; }
  @media (forced-colors: active) { [data-selected] > &::before { background: Highlight; forced-color-adjust: none; } }
`;
const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  small { color: ${color.tinta2}; font-size: ${text[15]}; line-height: 1.4; }
`;

interface ModoFieldProps {
  value: Modo;
  onChange: (modo: Modo) => void;
}

/** The registration mode, with the consequence of each choice. */
export function ModoField({ value, onChange }: ModoFieldProps) {
  return (
    <Group value={value} onChange={(modo) => onChange(modo as Modo)}>
      <VisuallyHidden>
        <Label>{CAMPOS_REGISTRO.modo}</Label>
      </VisuallyHidden>
      {(Object.keys(QUE_PASA) as Modo[]).map((modo) => (
        <RadioField key={modo} value={modo}>
          <Choice>
            <Dot aria-hidden="true" />
            <Words>
              <strong>{MODOS_REGISTRO[modo]}</strong>
              <small>{QUE_PASA[modo]}</small>
            </Words>
          </Choice>
        </RadioField>
      ))}
    </Group>
  );
}
