import { toLegible } from '@garita/domain/formato/toLegible';
import type { Dada } from '@garita/domain/normativa/proponer';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { FieldBinding } from '../../form/useForm';
import { findOtra, findPropuesta } from './findPropuesta';
import type { SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** The maximum length in the contract. */
const PORQUE_MAX = 500;
/** The id of the option for no infraction, because an option's id cannot be null. */
const NINGUNA = '';

interface SancionFieldsProps {
  sancion: SancionProps;
  values: SancionValues;
  /** The sanction that the form would send. */
  dada: Dada;
  infraccion: FieldBinding<string | null>;
  porque: FieldBinding<string>;
}

/**
 * The optional infraction. Shows the sanction that the normativa proposes, and asks for a reason if
 * the user gives another sanction. Hidden until the normativa has loaded, and if it fails to load
 * or has no infractions.
 */
export function SancionFields({ sancion, values, dada, infraccion, porque }: SancionFieldsProps) {
  if (sancion.normativa.kind !== 'ready') return null;
  const { infracciones } = sancion.normativa.data.normativa.contenido;
  if (infracciones.length === 0) return null;
  const options = infracciones.map(({ codigo, texto }) => ({
    id: codigo,
    label: [codigo, texto].map(toLegible).join(' · '),
  }));
  const propuesta = findPropuesta(sancion, values);
  return (
    <>
      <Select
        label="Infracción (opcional)"
        placeholder="Ninguna"
        options={
          infraccion.value === null ? options : [{ id: NINGUNA, label: 'Ninguna' }, ...options]
        }
        {...infraccion}
        onChange={(id) => infraccion.onChange(id === null || id === NINGUNA ? null : String(id))}
      />
      {propuesta && <Notice tone="info">{`${propuesta.explicacion}.`}</Notice>}
      {findOtra(sancion, values, dada) && (
        <TextArea
          label="Por qué otra sanción"
          maxLength={PORQUE_MAX}
          description="Queda escrito junto a la infracción."
          {...porque}
        />
      )}
    </>
  );
}
