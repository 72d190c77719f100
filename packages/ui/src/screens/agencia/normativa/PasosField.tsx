import { ACCIONES, describePaso, hasCantidad } from '@garita/domain/normativa/describePaso';
import type { AccionPaso, Paso } from '@garita/domain/normativa/normativa';
import { LIMITES } from '@garita/domain/normativa/normativa.rules';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { AddIcon, CloseIcon } from '../../../components/icons';
import { useMoneda } from '../../../components/MonedaContext';
import { NumberField } from '../../../components/NumberField';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import { color, media, radius, space } from '../../../theme/tokens';

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${space[2]}; padding: 0; font-weight: 700; }
`;
const Step = styled.div`
  display: grid;
  grid-template: 'accion cantidad quitar' auto 'texto texto texto' auto / minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  ${media.compact} { grid-template: 'accion quitar' auto 'cantidad cantidad' auto 'texto texto' auto / minmax(0, 1fr) auto; }
`;
const Part = styled.div<{ $area: 'accion' | 'cantidad' | 'quitar' | 'texto' }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const OPTIONS = (Object.keys(ACCIONES) as AccionPaso[]).map((id) => ({ id, label: ACCIONES[id] }));

/**
 * Another kind of sanction clears the text. The amount becomes 0, or at least 5 if the new kind has
 * an amount.
 */
const toAccion = ({ cantidad }: Paso, accion: AccionPaso): Paso => ({
  accion,
  cantidad: hasCantidad(accion) ? Math.max(cantidad, 5) : 0,
  texto: '',
});

interface PasosFieldProps {
  pasos: readonly Paso[];
  onChange: (pasos: readonly Paso[]) => void;
  /** The name of the next graver kind; undefined for the gravest. */
  superior: string | undefined;
}

/**
 * The sanctions of the first fault, the second and so on. The last sanction also applies to all
 * later faults.
 */
export function PasosField({ pasos, onChange, superior }: PasosFieldProps) {
  const moneda = useMoneda();
  const change = (index: number, more: Partial<Paso>) =>
    onChange(pasos.map((paso, at) => (at === index ? { ...paso, ...more } : paso)));
  const options = superior === undefined ? OPTIONS.filter(({ id }) => id !== 'superior') : OPTIONS;
  return (
    <Root>
      <legend>Castigos, por repetición</legend>
      {pasos.map((paso, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its repetition.
        <Step key={index}>
          <Part $area="accion">
            <Select
              label={`${index + 1}.ª vez`}
              options={options}
              value={paso.accion}
              onChange={(id) => change(index, toAccion(paso, id as AccionPaso))}
            />
          </Part>
          {hasCantidad(paso.accion) && (
            <Part $area="cantidad">
              <NumberField
                label={paso.accion === 'multa' ? 'Créditos' : 'Minutos'}
                value={paso.cantidad}
                min={1}
                max={LIMITES.cantidad}
                onChange={(cantidad) => change(index, { cantidad: cantidad ?? 0, texto: '' })}
              />
            </Part>
          )}
          <Part $area="quitar">
            <IconButton
              label={`Quitar la ${index + 1}.ª vez`}
              isDisabled={pasos.length === 1}
              onPress={() => onChange(pasos.filter((_, at) => at !== index))}
            >
              <CloseIcon size={20} />
            </IconButton>
          </Part>
          <Part $area="texto">
            <TextField
              label="Cómo se escribe"
              maxLength={300}
              placeholder={describePaso({ ...paso, texto: '' }, { superior, moneda })}
              value={paso.texto}
              onChange={(texto) => change(index, { texto })}
            />
          </Part>
        </Step>
      ))}
      {pasos.length < LIMITES.pasos && (
        <div>
          <Button
            size="small"
            icon={<AddIcon size={20} />}
            onPress={() => onChange([...pasos, { accion: 'multa', cantidad: 5, texto: '' }])}
          >
            Añadir castigo
          </Button>
        </div>
      )}
    </Root>
  );
}
