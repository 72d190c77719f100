import type { CampoAlta, FaltaAlta, FilaAlta, FilaJuzgada } from '@garita/domain/alta/filas';
import { toLegible } from '@garita/domain/formato/toLegible';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { CheckIcon, CloseIcon } from '../../components/icons';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { color, font, media, space, text } from '../../theme/tokens';
import type { Arreglo } from './loadLista';
import type { MisionElegible } from './TraerGenteScreenProps';

const Root = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) minmax(0, 2.4fr) auto;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.borde};
  &:first-child { border-top: 0; }
  ${media.compact} { grid-template-columns: 24px minmax(0, 1fr) auto; }
`;
const Numero = styled.span`
  padding-top: ${space[1]};
  color: ${color.tinta3};
  font-family: ${font.mono};
  font-size: ${text[13]};
`;
const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-content: start;
  overflow-wrap: anywhere;
  > span { color: ${color.tinta2}; }
`;
/* On a phone the errors take the whole width below the name. */
const Faltas = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.compact} { grid-row: 2; grid-column: 1 / -1; }
`;
const Falta = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto;
  align-items: start;
  justify-content: start;
  gap: ${space[2]} ${space[3]};
  /* Aligns with the field, not with the label above it. */
  > button { margin-top: 27px; }
  ${media.compact} { grid-template-columns: minmax(0, 1fr); > button { margin-top: 0; } }
`;

const LABELS: Readonly<Record<CampoAlta, string>> = {
  usuario: 'Nombre',
  mision: 'Misión',
  firma: 'Firma',
  ingreso: 'Fecha de ingreso',
};

interface FieldProps {
  falta: FaltaAlta;
  fila: FilaAlta;
  misiones: readonly MisionElegible[];
  onArreglo: (arreglo: Arreglo) => void;
}

/**
 * Reports the text on blur or Enter and not per keystroke, because the server checks the list after
 * each change.
 */
function TextoField({ falta: { campo, texto }, fila, onArreglo }: FieldProps) {
  const before = fila[campo] ?? '';
  const [typed, setTyped] = useState(before);
  const take = () => {
    if (typed.trim() !== before) onArreglo({ [campo]: typed.trim() });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={LABELS[campo]}
        value={typed}
        onChange={setTyped}
        onBlur={take}
        errorMessage={texto}
        isLiteral
        autoComplete="off"
        {...(campo === 'ingreso' && { placeholder: '25/03/2026' })}
      />
    </form>
  );
}

function MisionField({ falta: { texto }, misiones, onArreglo }: FieldProps) {
  return (
    <Select
      label="Misión"
      options={misiones.map(({ id, nombre, n_categoria }) => ({
        id,
        label: [nombre, n_categoria].map(toLegible).join(' · '),
      }))}
      value={null}
      onChange={(id) => {
        const mision = misiones.find((one) => one.id === id);
        if (mision) onArreglo({ mision: mision.nombre, categoria: mision.n_categoria });
      }}
      errorMessage={texto}
    />
  );
}

/** The change that corrects an error with one press; null when there is none. */
function remedyOf({ campo, propuesta }: FaltaAlta): { label: string; arreglo: Arreglo } | null {
  if (propuesta !== null) return { label: propuesta, arreglo: { [campo]: propuesta } };
  if (campo === 'firma') return { label: 'Sin firma', arreglo: { firma: '' } };
  return campo === 'ingreso' ? { label: 'Sin fecha', arreglo: { ingreso: '' } } : null;
}

interface FilaPorArreglarProps {
  juzgada: FilaJuzgada;
  fila: FilaAlta;
  misiones: readonly MisionElegible[];
  onArreglo: (fila: number, arreglo: Arreglo) => void;
  onQuitar: (fila: number) => void;
}

export function FilaPorArreglar({
  juzgada,
  fila,
  misiones,
  onArreglo,
  onQuitar,
}: FilaPorArreglarProps) {
  const quien = fila.usuario || 'Sin nombre';
  const arregla = (arreglo: Arreglo) => onArreglo(fila.fila, arreglo);
  return (
    <Root aria-label={`Línea ${fila.fila}: ${quien}`}>
      <Numero aria-hidden="true">{fila.fila}</Numero>
      <Who>
        <b translate="no">{quien}</b>
        {fila.mision && <span translate="no">{fila.mision}</span>}
      </Who>
      <Faltas>
        {juzgada.faltas.map((falta) => {
          const remedy = remedyOf(falta);
          const Field = falta.campo === 'mision' ? MisionField : TextoField;
          return (
            <Falta key={`${falta.campo} ${fila[falta.campo]}`}>
              <Field falta={falta} fila={fila} misiones={misiones} onArreglo={arregla} />
              {remedy && (
                <Button
                  variant="tinted"
                  icon={<CheckIcon size={20} />}
                  onPress={() => arregla(remedy.arreglo)}
                >
                  {remedy.label}
                </Button>
              )}
            </Falta>
          );
        })}
      </Faltas>
      <IconButton
        label={`Quitar a ${quien} de la lista`}
        size="small"
        onPress={() => onQuitar(fila.fila)}
      >
        <CloseIcon size={20} />
      </IconButton>
    </Root>
  );
}
