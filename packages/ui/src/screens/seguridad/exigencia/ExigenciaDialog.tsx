import type { components } from '@garita/api-client/schema';
import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Exigencia } from '@garita/domain/factores/exigencia';
import { type OwnClaveValues, ownClaveRules } from '@garita/domain/factores/factores.rules';
import type { Rule } from '@garita/domain/reglas/Rule';
import { Notice } from '../../../components/Notice';
import { Select } from '../../../components/Select';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { ClaveField } from '../../ClaveField';
import { PermisosField } from '../../PermisosField';
import type { Act } from '../../useAct';

export type Categoria = Pick<components['schemas']['Categoria'], 'id_categoria' | 'n_categoria'>;

/** The values of the form. `desde` is `NONE` instead of null, because a select needs a value. */
interface Values extends OwnClaveValues {
  desde: number;
  permisos: readonly Permiso[];
}
const NONE = 0;

export interface ExigenciaDialogProps {
  exigencia: Exigencia;
  categorias: readonly Categoria[];
  /** Sets who needs a second factor (exigirFactor). The form shows a rejection. */
  onSave: Act<[Exigencia & { clave: string }]>;
  onClose: () => void;
}

/**
 * Chooses the category and the permissions that require a second factor. Asks for the owner's
 * password, because the change locks people out until they set up a second factor.
 */
export function ExigenciaDialog({ exigencia, categorias, onSave, onClose }: ExigenciaDialogProps) {
  const form = useForm<Values>({
    initial: { desde: exigencia.desde ?? NONE, permisos: exigencia.permisos, clave: '' },
    rules: ownClaveRules as readonly Rule<Values>[],
    onSubmit: ({ desde, permisos, clave }) =>
      onSave({ desde: desde === NONE ? null : desde, permisos, clave }),
    onDone: onClose,
    notices: 'rules',
  });
  const { onChange: onDesde, ...desde } = form.field('desde');
  const { onChange: onPermisos, ...permisos } = form.field('permisos');
  const title = 'A quién se exige segundo factor';
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel="Guardar"
      pendingLabel="Guardando"
      size="medium"
      onClose={onClose}
    >
      <Notice tone="caution">
        Quien deba tenerlo y no lo tenga no podrá hacer nada más en el portal hasta que lo ponga.
      </Notice>
      <Select
        label="Por categoría"
        options={[
          { id: NONE, label: 'A ninguna' },
          ...categorias.map(({ id_categoria, n_categoria }) => ({
            id: id_categoria,
            label: `Desde ${n_categoria}`,
          })),
        ]}
        {...desde}
        onChange={(id) => onDesde(Number(id ?? NONE))}
      />
      <PermisosField
        label="Y a quien tenga alguno de estos permisos"
        isOpen={() => true}
        {...permisos}
        onChange={onPermisos}
      />
      <ClaveField {...form.field('clave')} />
    </FormDialog>
  );
}
