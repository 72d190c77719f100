import { exampleOf, fillPlantilla, findUnknown, namesOf } from '@garita/domain/webhooks/plantilla';
import { SUCESOS, type SucesoId } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import { PALABRAS_MAX } from '@garita/domain/webhooks/webhook.rules';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { plainList, Row, Stack } from '../../../components/layout';
import { Switch } from '../../../components/Switch';
import { TextArea } from '../../../components/TextArea';
import type { FieldBinding } from '../../../form/useForm';
import { color, font, media, radius, space, text, touchTarget } from '../../../theme/tokens';
import type { Muestra } from './DiscordSeccionProps';
import { MensajeDiscord } from './MensajeDiscord';

/** The width of the switch and its gap. The content below the switch aligns with its label. */
const INDENT = '56px';
const Item = styled.li`
  padding: ${space[2]} 0 ${space[3]};
  & + & { border-top: 1px solid ${color.borde}; }
  [slot='description'] { margin-top: -${space[2]}; padding-left: ${INDENT}; }
`;
const Head = styled(Row)`
  justify-content: space-between;
  gap: 0 ${space[3]};
  > :first-child { flex: 1 1 180px; min-width: 0; }
`;
const Inner = styled.div`
  margin-top: ${space[3]};
  padding-left: ${INDENT};
  ${media.compact} { padding-left: 0; }
`;
const Names = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  button {
    min-height: 32px;
    padding: 0 ${space[2]};
    border-radius: ${radius.tag};
    font-family: ${font.mono};
    font-size: ${text[13]};
    font-weight: 400;
    ${media.compact} { min-height: ${touchTarget}; }
  }
`;

const HOURS_3 = 3 * 3_600_000;

/** Fills the text with example data. In a reminder's example the pay day is in three hours. */
function preview(suceso: SucesoId, palabras: string, { agencia, zona, now }: Muestra): string {
  const paga = new Date(now() + (suceso === 'recordatorio_paga' ? HOURS_3 : 0)).toISOString();
  return fillPlantilla(
    suceso,
    palabras,
    { ...exampleOf(suceso), hora: paga, falta: paga },
    { agencia, zona, fecha: new Date(now()) },
  );
}

interface SucesoFieldProps {
  suceso: SucesoId;
  field: FieldBinding<string | null>;
  /** The saved text; null while the event is off. */
  saved: string | null;
  muestra: Muestra;
}

interface PalabrasProps extends Pick<SucesoFieldProps, 'suceso'> {
  field: FieldBinding<string>;
}

function Palabras({ suceso, field: { inputRef, ...field } }: PalabrasProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { titulo, datos } = SUCESOS[suceso];
  const { value, onChange } = field;
  const insert = (nombre: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    onChange(`${value.slice(0, selectionStart)}{${nombre}}${value.slice(selectionEnd)}`);
    area.current?.focus();
  };
  const keep = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    inputRef(element);
  };
  return (
    <>
      <TextArea
        label={`Texto de ${titulo.toLowerCase()}`}
        rows={2}
        maxLength={PALABRAS_MAX}
        {...field}
        inputRef={keep}
      />
      <Names aria-label="Lo que puedes nombrar">
        {datos.map(({ nombre, es }) => (
          <li key={nombre}>
            <Button
              size="small"
              aria-label={`Añadir ${nombre}: ${es}`}
              onPress={() => insert(nombre)}
            >
              {`{${nombre}}`}
            </Button>
          </li>
        ))}
      </Names>
    </>
  );
}

export function SucesoField({ suceso, field, saved, muestra }: SucesoFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const { titulo, cuando, palabras: propias } = SUCESOS[suceso];
  const { value, onChange, errorMessage } = field;
  const unknown = value === null ? null : findUnknown(suceso, value);
  const wrong =
    errorMessage ??
    (unknown === null ? undefined : WEBHOOKS.nombreDesconocido(unknown, namesOf(suceso)));
  return (
    <Item>
      <Head>
        <Switch
          label={titulo}
          description={cuando}
          value={value !== null}
          onChange={(isOn) => onChange(isOn ? (saved ?? propias) : null)}
        />
        {value !== null && !isEditing && wrong === undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Cambiar el texto de ${titulo.toLowerCase()}`}
            onPress={() => setEditing(true)}
          >
            Cambiar el texto
          </Button>
        )}
      </Head>
      {value !== null && (
        <Inner>
          <Stack $gap={3}>
            {(isEditing || wrong !== undefined) && (
              <Palabras
                suceso={suceso}
                field={{ ...field, value, onChange, errorMessage: wrong }}
              />
            )}
            <MensajeDiscord
              nombre={muestra.agencia}
              texto={preview(suceso, value, muestra)}
              now={muestra.now()}
            />
          </Stack>
        </Inner>
      )}
    </Item>
  );
}
