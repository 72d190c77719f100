import { NOMBRES_MAX, readNombres } from '@garita/domain/puerta/nombres';
import { PUERTA } from '@garita/domain/puerta/textos';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { FieldMessage } from '../../components/FieldMessage';
import { FieldFrame, FieldLabel } from '../../components/fieldParts';
import { fieldRoot } from '../../components/fieldStyles';
import { media, space, text } from '../../theme/tokens';
import type { PuertaScreenProps } from './PuertaScreenProps';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`;
const Field = styled(TextField)`
  ${fieldRoot}
`;
const Name = styled(TextArea)`
  flex: 1;
  min-width: 0;
  min-height: 56px;
  max-height: 40vh;
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  font-size: ${text[27]};
  line-height: 1.45;
  outline: none;
  resize: none;
  field-sizing: content;
`;
const Buttons = styled.div`
  display: flex;
  gap: ${space[3]};
  ${media.compact} { > * { flex: 1; } }
`;

/** Enter asks; Shift with Enter begins another line. A word that is being composed is not sent. */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/**
 * Whether the device has only a touch screen. Its keyboard would cover the answer while the field has
 * the focus.
 */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The field for one name, or for several names on separate lines. */
export function PreguntaPuerta({ onAsk, onPaste }: Pick<PuertaScreenProps, 'onAsk' | 'onPaste'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useId();
  const refuse = (texto: string) => {
    field.current?.focus();
    setError(texto);
  };
  const ask = (texto: string) => {
    const nombres = readNombres(texto);
    if (nombres.length === 0) return refuse(PUERTA.sinNombre);
    if (nombres.length > NOMBRES_MAX) {
      setTyped(texto);
      return refuse(PUERTA.demasiados(NOMBRES_MAX));
    }
    if (isTouch()) field.current?.blur();
    else field.current?.focus();
    setError('');
    setTyped('');
    onAsk(nombres);
  };
  const paste = async () => {
    const texto = await onPaste();
    if (texto !== null) ask(texto);
  };
  return (
    <Root
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <Field
        value={typed}
        onChange={setTyped}
        isInvalid={error !== ''}
        validationBehavior="aria"
        spellCheck="false"
        autoCorrect="off"
        translate="no"
      >
        <FieldLabel>¿Quién está en la puerta?</FieldLabel>
        <FieldFrame isInvalid={error !== ''}>
          <Name
            ref={field}
            rows={1}
            autoCapitalize="none"
            enterKeyHint="search"
            onKeyDown={(event) => {
              if (!isSend(event)) return;
              event.preventDefault();
              ask(typed);
            }}
          />
        </FieldFrame>
        <FieldMessage
          description="Un nombre, o varios a la vez: uno en cada línea."
          errorMessage={error}
        />
      </Field>
      <Buttons>
        <Button type="submit" variant="primary">
          Mirar
        </Button>
        <Button variant="secondary" onPress={() => void paste()}>
          Pegar y mirar
        </Button>
      </Buttons>
    </Root>
  );
}
