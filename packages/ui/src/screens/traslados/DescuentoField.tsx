import { CODIGO_MAX } from '@garita/domain/descuentos/descuento.rules';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { space } from '../../theme/tokens';
import type { useDescuento } from './useDescuento';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  /* Aligns with the field's input, not with the label above it. */
  > button { margin-top: 26px; }
`;

interface DescuentoFieldProps {
  descuento: ReturnType<typeof useDescuento>;
  isDisabled: boolean;
}

export function DescuentoField({
  descuento: { codigo, change, apply, aplicado, error, isPending },
  isDisabled,
}: DescuentoFieldProps) {
  // Enter in this field applies the code instead of submitting the form.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void apply();
  };
  return (
    <Pair onKeyDown={handleKey}>
      <TextField
        label="Código de descuento"
        description={aplicado ? DESCUENTOS.aplicado(aplicado.porciento) : 'Si la persona trae uno.'}
        errorMessage={error}
        value={codigo}
        onChange={change}
        maxLength={CODIGO_MAX}
        isLiteral
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <Button
        onPress={() => void apply()}
        isPending={isPending}
        pendingLabel="Comprobando el código"
        isDisabled={isDisabled}
      >
        Aplicar
      </Button>
    </Pair>
  );
}
