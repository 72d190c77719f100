import { OPERADOR, type Servicios } from '@garita/domain/agencia/servicios';
import { CAMPOS_ENLACES } from '@garita/domain/enlaces/textos';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import type { FieldBinding } from '../../../form/useForm';
import { media, space } from '../../../theme/tokens';
import type { Probar } from './EnlacesSeccionProps';
import { PruebaLine } from './PruebaLine';
import { useAddressTest } from './useAddressTest';

const Line = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]} ${space[3]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); }
`;
// Beside the fields, the button aligns with the input box below the 26 px label.
const Try = styled.div`
  padding-top: 26px;
  ${media.compact} { padding-top: 0; }
`;

/**
 * The initial text when the user chooses «La nuestra»: the operator's address, or empty if the
 * address stays on the server.
 */
const toOwn = (operador: string | null): string => (operador === OPERADOR ? '' : (operador ?? ''));

export interface ServicioFieldProps {
  campo: keyof Servicios;
  descripcion: string;
  ejemplo: string;
  /** The operator's address; null for none, `operador` for an address that stays on the server. */
  operador: string | null;
  field: FieldBinding<string | null>;
  onProbar: Probar;
}

type De = 'operador' | 'ninguna' | 'propia';
const deOf = (value: string | null): De =>
  value === null ? 'ninguna' : value === OPERADOR ? 'operador' : 'propia';

export function ServicioField({
  campo,
  descripcion,
  ejemplo,
  operador,
  field,
  onProbar,
}: ServicioFieldProps) {
  const { value, onChange, errorMessage, inputRef, name } = field;
  const { estado, probar, olvidar } = useAddressTest(campo, onProbar);
  const de = deOf(value);
  const url = de === 'operador' ? operador : value;
  const isUntold = url === OPERADOR;
  const set = (next: string | null) => {
    olvidar();
    onChange(next);
  };
  const options = [
    { id: 'operador', label: operador === null ? 'Sin elegir' : 'La del servidor' },
    { id: 'propia', label: 'La nuestra' },
    { id: 'ninguna', label: 'Ninguna' },
  ];
  return (
    <Stack $gap={2} role="group" aria-label={CAMPOS_ENLACES[campo]}>
      <Line>
        <Select
          label={CAMPOS_ENLACES[campo]}
          options={options}
          value={de}
          onChange={(id) =>
            set(id === 'operador' ? OPERADOR : id === 'propia' ? toOwn(operador) : null)
          }
        />
        {url !== null && (
          <>
            <TextField
              label="Dirección"
              value={isUntold ? '' : url}
              onChange={(next) => set(next.trim())}
              isDisabled={de === 'operador'}
              description={de === 'operador' ? 'La puso quien administra el portal.' : descripcion}
              placeholder={isUntold ? 'Se queda en el servidor' : ejemplo}
              errorMessage={errorMessage}
              inputRef={inputRef}
              name={name}
              inputMode="url"
              autoComplete="off"
              isLiteral
            />
            <Try>
              <Button
                onPress={() => probar(url)}
                isDisabled={url === ''}
                isPending={estado.kind === 'pending'}
                pendingLabel="Probando la dirección"
              >
                Probar
              </Button>
            </Try>
          </>
        )}
      </Line>
      <PruebaLine estado={estado} />
    </Stack>
  );
}
