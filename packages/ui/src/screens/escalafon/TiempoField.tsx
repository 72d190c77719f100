import type { RefCallback } from 'react';
import styled from 'styled-components';
import { NumberField } from '../../components/NumberField';
import { Select } from '../../components/Select';
import { space } from '../../theme/tokens';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
`;
const UNIDADES = [
  { id: 'minute', label: 'minutos' },
  { id: 'hour', label: 'horas' },
  { id: 'days', label: 'días' },
];

interface TiempoFieldProps {
  label: string;
  /** `<number> minute|hour|days`, as on the wire; the number may be missing while it is typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  errorMessage?: string | undefined;
  name?: string;
  inputRef?: RefCallback<HTMLInputElement>;
}

export function TiempoField({ label, value, onChange, name, ...rest }: TiempoFieldProps) {
  const [cantidad = '', unidad = 'minute'] = value.split(' ');
  return (
    <Row>
      <NumberField
        label={label}
        {...rest}
        {...(name && { name })}
        value={cantidad === '' ? null : Number(cantidad)}
        min={0}
        max={999_999}
        onChange={(next) => onChange(`${next ?? ''} ${unidad}`)}
      />
      <Select
        label="Unidad"
        options={UNIDADES}
        value={unidad}
        onChange={(id) => onChange(`${cantidad} ${id}`)}
      />
    </Row>
  );
}
