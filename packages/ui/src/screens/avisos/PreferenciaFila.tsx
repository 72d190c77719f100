import { MODOS_AVISO, type ModoAviso, type TipoAviso } from '@garita/domain/avisos/aviso';
import { nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import { TITULOS_MODO } from '@garita/domain/avisos/textos';
import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { FieldMessage } from '../../components/FieldMessage';
import { focusRing } from '../../theme/focusRing';
import { color, motion, radius, space, text, touchTarget } from '../../theme/tokens';
import { failureText } from '../useAct';
import { useOptimisticSetting } from '../useOptimisticSetting';
import type { PreferenciasAvisosProps } from './PreferenciasProps';

/** The grid columns of a row and of the head: the kind of notice, and three choices. */
export const COLUMNAS = 'minmax(0, 1fr) repeat(3, 64px)';

const Root = styled(RadioGroup)`
  display: grid;
  grid-template-columns: ${COLUMNAS};
  align-items: center;
  border-top: 1px solid ${color.borde};
`;
const Name = styled.span`
  padding: ${space[2]} ${space[2]} ${space[2]} 0;
  font-size: ${text[15]};
  line-height: 1.3;
  [data-disabled] > & { color: ${color.tinta3}; }
`;
const Said = styled.div`
  grid-column: 1 / -1;
  padding-bottom: ${space[2]};
`;
const Field = styled(RadioField)`
  display: grid;
`;
const Place = styled(RadioButton)`
  display: grid;
  place-items: center;
  min-height: ${touchTarget};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion.feedback};
  &[data-hovered] { background: ${color.pozo}; }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
  &[data-disabled] { cursor: not-allowed; }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
`;
const Dot = styled.span`
  width: 20px;
  height: 20px;
  border: 2px solid ${color.bordeControl};
  border-radius: 50%;
  background: ${color.superficie};
  [data-selected] > & { border: 6px solid ${color.petroleo}; }
  [data-disabled] > & { border-color: ${color.borde}; }
`;

interface PreferenciaFilaProps extends Pick<PreferenciasAvisosProps, 'onChoose'> {
  tipo: TipoAviso;
  /** The server's value. */
  modo: ModoAviso;
  isDisabled: boolean;
}

/**
 * The choice for one kind of notice. It changes before the server answers. After a refusal it
 * changes back and shows the reason.
 */
export function PreferenciaFila({ tipo, modo, isDisabled, onChoose }: PreferenciaFilaProps) {
  const { shown, choose, state } = useOptimisticSetting(modo, (next) => onChoose(tipo, next));
  const nameId = useId();
  const failure = failureText(state);
  return (
    <Root
      aria-labelledby={nameId}
      value={shown}
      onChange={(next) => choose(next as ModoAviso)}
      isDisabled={isDisabled}
      isInvalid={failure !== undefined}
      validationBehavior="aria"
    >
      <Name id={nameId}>{nombreDeTipoAviso(tipo)}</Name>
      {MODOS_AVISO.map((one) => (
        <Field key={one} value={one} aria-label={TITULOS_MODO[one]}>
          <Place>
            <Dot aria-hidden="true" />
          </Place>
        </Field>
      ))}
      {failure !== undefined && (
        <Said>
          <FieldMessage errorMessage={failure} />
        </Said>
      )}
    </Root>
  );
}
