import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { type EmpleadosValues, empleadosRules } from '@garita/domain/empleadomes/empleadoMes.rules';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { UnlessFailed } from '../UnlessFailed';
import type { Empleado, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';
import { PersonasPicker } from './PersonasPicker';

const INITIAL: EmpleadosValues = { usuarios: [] };

interface AgregarDialogProps extends Pick<EmpleadoMesScreenProps, 'personas' | 'onAdd'> {
  empleados: readonly Empleado[];
  onClose: () => void;
}

/**
 * Adds employees of the month (EPM-01, EPM-08). Current employees of the month cannot be chosen
 * again.
 */
export function AgregarDialog({ empleados, personas, onAdd, onClose }: AgregarDialogProps) {
  const form = useForm<EmpleadosValues>({
    initial: INITIAL,
    rules: empleadosRules,
    onSubmit: ({ usuarios }) => onAdd(usuarios),
    onDone: onClose,
    notices: 'rules',
  });
  const activos = new Set(empleados.filter(isActivo).map(({ usuario }) => usuario));
  const others =
    personas.kind === 'ready' ? personas.data.personas.filter(({ id }) => !activos.has(id)) : [];
  return (
    <FormDialog
      form={form}
      title="Añadir empleados"
      label="Nuevos empleados del mes"
      submitLabel="Añadir"
      pendingLabel="Añadiendo"
      onClose={onClose}
    >
      <UnlessFailed state={personas}>
        <PersonasPicker
          personas={others}
          isLoading={personas.kind === 'loading'}
          field={form.field('usuarios')}
        />
      </UnlessFailed>
    </FormDialog>
  );
}
