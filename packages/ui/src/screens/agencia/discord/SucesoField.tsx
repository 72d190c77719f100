import { exampleOf, fillPlantilla, findUnknown, namesOf } from '@garita/domain/webhooks/plantilla';
import { SUCESOS, type SucesoId } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import { PALABRAS_MAX } from '@garita/domain/webhooks/webhook.rules';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/layout';
import { Switch } from '../../../components/Switch';
import { TextArea } from '../../../components/TextArea';
import type { FieldBinding } from '../../../form/useForm';
import { color, font, radius, space, text } from '../../../theme/tokens';
import type { Muestra } from './DiscordSeccionProps';
import { MensajeDiscord } from './MensajeDiscord';

const Item = styled.li`
  padding: ${space[2]} 0 ${space[3]};
  & + & { border-top: 1px solid ${color.borde}; }
`;
const Inner = styled.div`
  padding-left: 56px;
  @media (max-width: 480px) { padding-left: 0; }
`;
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    min-height: 32px;
    padding: 0 ${space[2]};
    border-radius: ${radius.tag};
    font-family: ${font.mono};
    font-size: ${text[13]};
    font-weight: 400;
  }
`;

const HOURS_3 = 3 * 3_600_000;

/** The words as they would be sent of an example; its pay day is three hours away. */
function preview(suceso: SucesoId, palabras: string, { agencia, zona, now }: Muestra): string {
  const paga = new Date(now() + (suceso === 'recordatorio_paga' ? HOURS_3 : 0)).toISOString();
  return fillPlantilla(suceso, palabras, { ...exampleOf(suceso), hora: paga, falta: paga }, { agencia, zona, fecha: new Date(now()) });
}

interface SucesoFieldProps {
  suceso: SucesoId;
  field: FieldBinding<string | null, HTMLTextAreaElement>;
  /** The words that are saved; null = it is not told. */
  saved: string | null;
  muestra: Muestra;
}

/** Whether a happening is told, in which words, and how that looks. */
export function SucesoField({ suceso, field, saved, muestra }: SucesoFieldProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { titulo, cuando, palabras: propias, datos } = SUCESOS[suceso];
  const { value, onChange, errorMessage, inputRef, name } = field;
  const unknown = value === null ? null : findUnknown(suceso, value);
  const wrong = errorMessage ?? (unknown === null ? undefined : WEBHOOKS.nombreDesconocido(unknown, namesOf(suceso)));
  const insert = (nombre: string) => {
    const words = value ?? '';
    const { selectionStart = words.length, selectionEnd = words.length } = area.current ?? {};
    onChange(`${words.slice(0, selectionStart)}{${nombre}}${words.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <Item>
      <Switch label={titulo} description={cuando} value={value !== null} onChange={(isOn) => onChange(isOn ? (saved ?? propias) : null)} />
      {value !== null && (
        <Inner>
          <Stack $gap={3}>
            <TextArea
              label={`Texto de ${titulo.toLowerCase()}`}
              name={name}
              value={value}
              onChange={onChange}
              errorMessage={wrong}
              rows={2}
              maxLength={PALABRAS_MAX}
              inputRef={(element) => {
                area.current = element;
                inputRef(element);
              }}
            />
            <Names aria-label="Lo que puedes nombrar">
              {datos.map(({ nombre, es }) => (
                <li key={nombre}>
                  <Button size="small" aria-label={`Añadir ${nombre}: ${es}`} onPress={() => insert(nombre)}>
                    {`{${nombre}}`}
                  </Button>
                </li>
              ))}
            </Names>
            <MensajeDiscord nombre={muestra.agencia} texto={preview(suceso, value, muestra)} now={muestra.now()} />
          </Stack>
        </Inner>
      )}
    </Item>
  );
}
