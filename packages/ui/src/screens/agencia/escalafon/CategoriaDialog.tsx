import { describeEspera } from '@garita/domain/ascensos/tiempoAscenso';
import type { CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import { NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { CAMPOS_CATEGORIA } from '@garita/domain/mantenimiento/catalogo';
import {
  type CategoriaConLimite,
  categoriaRules,
} from '@garita/domain/mantenimiento/catalogo.rules';
import styled from 'styled-components';
import { NumberField } from '../../../components/NumberField';
import { Select } from '../../../components/Select';
import { Switch } from '../../../components/Switch';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { color, media, space, text } from '../../../theme/tokens';
import { TiempoField } from '../../mantenimiento/TiempoField';
import { unitOf } from '../../mantenimiento/unitOf';

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
`;
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-top: 1px solid ${color.borde};
  legend { float: left; padding: 0; font-weight: 700; font-size: ${text[16]}; }
  legend + * { clear: both; }
`;

const GRUPOS = [
  ['Para cobrar', ['nomina_ascenso', 'nomina_asistencia', 'nomina_times', 'paga_nomina']],
  ['Para la bonificación', ['boni_ascenso', 'boni_asistencia', 'boni_times', 'paga_boni']],
] as const;
type Numero = (typeof GRUPOS)[number][1][number];
const CORTO: Readonly<Record<Numero, string>> = {
  nomina_ascenso: 'Ascensos',
  nomina_asistencia: 'Asistencias',
  nomina_times: 'Minutos',
  paga_nomina: 'Paga',
  boni_ascenso: 'Ascensos',
  boni_asistencia: 'Asistencias',
  boni_times: 'Minutos',
  paga_boni: 'Bonificación',
};

/** No level is higher: what bounds the reach is not how many categories there are, but who edits. */
const NO_LIMIT = 10_000;

function toValues({
  nombre,
  misiones: _,
  nivel,
  activa,
  ...categoria
}: CategoriaBorrador): CategoriaConLimite {
  // A level of which nothing is known yet is named first.
  const isUnknown = !activa && nombre === `Nivel ${nivel}`;
  return {
    ...categoria,
    n_categoria: isUnknown ? '' : nombre,
    permisos: [],
    categorias: NO_LIMIT,
    alcance: NO_LIMIT,
  };
}

interface CategoriaDialogProps {
  categoria: CategoriaBorrador;
  /** The categories in use. */
  activas: readonly CategoriaBorrador[];
  onApply: (cambio: Partial<CategoriaBorrador>) => void;
  onClose: () => void;
}

/** Edits a category in the draft; one of a level that is not in use yet begins to be. */
export function CategoriaDialog({ categoria, activas, onApply, onClose }: CategoriaDialogProps) {
  const { nivel, nombre, activa } = categoria;
  // What people read of the wait follows from it, unless the agency has words of its own: «Por nombramiento».
  const saysItsWait = categoria.ascenso === describeEspera(categoria.tiempo_ascenso);
  const form = useForm<CategoriaConLimite>({
    initial: toValues(categoria),
    rules: categoriaRules,
    onSubmit: ({
      n_categoria,
      permisos: _,
      categorias: __,
      alcance: ___,
      asciende_hasta,
      ...values
    }) => {
      const ascenso = saysItsWait ? describeEspera(values.tiempo_ascenso) : values.ascenso;
      onApply({
        ...values,
        ascenso,
        nombre: n_categoria.trim(),
        asciende_hasta: asciende_hasta ?? 0,
      });
      onClose();
    },
  });
  const asciende = form.field<'asciende_hasta', HTMLElement>('asciende_hasta');
  const reach = activas.findLast((one) => one.nivel <= (asciende.value ?? 0))?.nivel ?? 0;
  const venta = form.field('traslado_venta');
  return (
    <FormDialog
      form={form}
      title={activa ? `Editar ${nombre}` : `Usar el nivel ${nivel}`}
      submitLabel="Aplicar"
      pendingLabel="Aplicando"
      size="medium"
      onClose={onClose}
    >
      <Pair>
        <TextField
          label={CAMPOS_CATEGORIA.n_categoria}
          maxLength={NOMBRE_MAXIMO}
          {...form.field('n_categoria')}
        />
        <TextField
          label={CAMPOS_CATEGORIA.placa}
          description="Dirección de su imagen; vacía, la placa del portal."
          isLiteral
          maxLength={300}
          {...form.field('placa')}
        />
      </Pair>
      <TiempoField label={CAMPOS_CATEGORIA.tiempo_ascenso} {...form.field('tiempo_ascenso')} />
      <Pair>
        {!saysItsWait && (
          <TextField
            label={CAMPOS_CATEGORIA.ascenso}
            description="Como lo lee la gente."
            maxLength={NOMBRE_MAXIMO}
            {...form.field('ascenso')}
          />
        )}
        <Select
          label={CAMPOS_CATEGORIA.asciende_hasta}
          options={[
            { id: 0, label: 'Nadie' },
            ...activas.map((one) => ({ id: one.nivel, label: one.nombre })),
          ]}
          {...asciende}
          value={reach}
          onChange={(id) => asciende.onChange(Number(id))}
        />
      </Pair>
      {GRUPOS.map(([titulo, campos]) => (
        <Group key={titulo}>
          <legend>{titulo}</legend>
          <Pair>
            {campos.map((campo) => {
              const unit = unitOf(campo);
              return (
                <NumberField
                  key={campo}
                  label={CORTO[campo]}
                  min={0}
                  {...(unit && { unit })}
                  {...form.field(campo)}
                />
              );
            })}
          </Pair>
        </Group>
      ))}
      <Group>
        <legend>Traslados</legend>
        <Switch
          label={CAMPOS_CATEGORIA.traslado_venta}
          description="Se puede comprar un traslado a esta categoría."
          value={venta.value !== 0}
          onChange={(isOn) => venta.onChange(isOn ? 1 : 0)}
        />
        <Pair>
          <TextField
            label={CAMPOS_CATEGORIA.traslado}
            maxLength={NOMBRE_MAXIMO}
            {...form.field('traslado')}
          />
          <TextField
            label={CAMPOS_CATEGORIA.porciento}
            maxLength={NOMBRE_MAXIMO}
            {...form.field('porciento')}
          />
        </Pair>
      </Group>
    </FormDialog>
  );
}
