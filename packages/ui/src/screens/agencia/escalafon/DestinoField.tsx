import { type Borrador, listPeldanios } from '@garita/domain/escalafon/borrador';
import { toLegible } from '@garita/domain/formato/toLegible';
import { Select } from '../../../components/Select';

interface DestinoFieldProps {
  label: string;
  base: Borrador;
  borrador: Borrador;
  /** The `clave` of a mission; null while no mission is chosen. */
  value: string | null;
  onChange: (clave: string) => void;
  description?: string;
  errorMessage?: string | undefined;
}

export function DestinoField({
  borrador,
  value,
  onChange,
  description,
  label,
  errorMessage,
}: DestinoFieldProps) {
  const nombreDe = new Map(borrador.categorias.map(({ nivel, nombre }) => [nivel, nombre]));
  return (
    <Select
      label={label}
      placeholder="Elige una misión"
      options={listPeldanios(borrador).map(({ clave, nombre, nivel }) => ({
        id: clave,
        label: [nombre, nombreDe.get(nivel) ?? ''].map(toLegible).join(' · '),
      }))}
      value={value}
      onChange={(clave) => clave !== null && onChange(String(clave))}
      {...(description && { description })}
      errorMessage={errorMessage}
    />
  );
}
