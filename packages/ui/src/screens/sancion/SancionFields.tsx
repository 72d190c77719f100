import type { Dada } from '@garita/domain/normativa/proponer';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { FieldBinding } from '../../form/useForm';
import { findOtra, findPropuesta } from './findPropuesta';
import type { SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** As much as the contract admits. */
const PORQUE_MAX = 500;
/** The choice of none: a list of choices has no empty one. */
const NINGUNA = '';

interface SancionFieldsProps {
  sancion: SancionProps;
  values: SancionValues;
  /** What would be given. */
  dada: Dada;
  infraccion: FieldBinding<string | null>;
  porque: FieldBinding<string>;
}

/**
 * The infraction, which is optional. The form shows the sanction that the rules propose, and asks for a reason when another one is given.
 * While the rules have not come, or if they do not come at all, the form goes on without.
 */
export function SancionFields({ sancion, values, dada, infraccion, porque }: SancionFieldsProps) {
  if (sancion.normativa.kind !== 'ready') return null;
  const { infracciones } = sancion.normativa.data.normativa.contenido;
  if (infracciones.length === 0) return null;
  const options = infracciones.map(({ codigo, texto }) => ({
    id: codigo,
    label: [codigo, texto].join(' · '),
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
