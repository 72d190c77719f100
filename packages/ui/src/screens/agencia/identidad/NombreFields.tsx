import { SIGLAS_MAX } from '@garita/domain/agencia/agencia.rules';
import type { Identidad } from '@garita/domain/identidad/identidad';
import { LARGO } from '@garita/domain/identidad/identidad.rules';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import type { Draft } from '../../../form/useDraft';

export interface CategoriaOption {
  readonly id_categoria: number;
  readonly n_categoria: string;
}

interface NombreFieldsProps {
  draft: Pick<Draft<Identidad>, 'values' | 'field'>;
  /** The categories, from the lowest to the highest. */
  categorias: readonly CategoriaOption[];
}

export function NombreFields({ draft, categorias }: NombreFieldsProps) {
  const firma = draft.field('firma_desde');
  const options = categorias.map(({ id_categoria: id, n_categoria: nombre }) => ({
    id,
    label: `${id} · ${nombre}`,
  }));
  const isListed = options.some(({ id }) => id === firma.value);
  return (
    <Stack>
      <TextField
        label="Nombre"
        autoComplete="off"
        maxLength={LARGO.nombre}
        {...draft.field('nombre')}
      />
      <TextField
        label="Siglas"
        isLiteral
        autoComplete="off"
        description={`Hasta ${SIGLAS_MAX} letras o números. Van delante de cada misión nueva; cambiarlas no toca ninguna firma.`}
        {...draft.field('siglas')}
      />
      <Select
        label="Firma desde la categoría"
        description="Desde ella se exige firma para ascender. Quien ya tiene la suya la conserva."
        options={
          isListed ? options : [...options, { id: firma.value, label: `Categoría ${firma.value}` }]
        }
        value={firma.value}
        onChange={(id) => id !== null && firma.onChange(Number(id))}
        errorMessage={firma.errorMessage}
        inputRef={firma.inputRef as (element: HTMLElement | null) => void}
      />
    </Stack>
  );
}
