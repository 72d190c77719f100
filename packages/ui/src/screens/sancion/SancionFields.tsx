import { toLegible } from '@garita/domain/formato/toLegible';
import type { Dada } from '@garita/domain/normativa/proponer';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { FieldBinding } from '../../form/useForm';
import { findOtra, findPropuesta } from './findPropuesta';
import type { SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** The contract's maximum. */
const PORQUE_MAX = 500;
/** The option for none: an option's id cannot be null. */
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
 * The optional infraction. The form shows the sanction that the rules propose, and requires a
 * reason for another one. Until the rules are loaded, or if they fail, the field is hidden.
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
