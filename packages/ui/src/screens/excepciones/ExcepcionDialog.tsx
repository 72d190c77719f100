import type { Subject } from '@garita/domain/acceso/can';
import { mayGive } from '@garita/domain/acceso/mayGive';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { type ExcepcionValues, excepcionRules } from '@garita/domain/excepciones/excepcion.rules';
import { MATRIZ } from '@garita/domain/matriz/textos';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { PermisosField } from '../PermisosField';
import { PersonaCell } from '../PersonaCell';
import type { Excepcion, ExcepcionesScreenProps, Persona } from './ExcepcionesScreenProps';
import { codigosOf } from './mayChange';

interface ExcepcionDialogProps extends Pick<ExcepcionesScreenProps, 'deCategoria' | 'onPersona'> {
  viewer: Subject;
  /** The exception to edit; null for a new one. */
  excepcion: Excepcion | null;
  personas: readonly Persona[];
  onSave: (usuario: number, codigos: readonly Permiso[]) => Promise<unknown>;
  onClose: () => void;
}

/** Creates or edits an exception (EXC-02, EXC-03). Permissions the viewer lacks are read-only. */
export function ExcepcionDialog({
  viewer,
  excepcion,
  personas,
  deCategoria,
  onPersona,
  onSave,
  onClose,
}: ExcepcionDialogProps) {
  const form = useForm<ExcepcionValues>({
    initial: { usuario: excepcion?.id ?? null, permisos: excepcion ? codigosOf(excepcion) : [] },
    rules: excepcionRules,
    onSubmit: ({ usuario, permisos }) => onSave(usuario as number, permisos ?? []),
    onDone: onClose,
    notices: 'rules',
  });
  const { value, ...permisos } = form.field('permisos');
  const usuario = form.field('usuario');
  const noteOf = (codigo: Permiso): string | undefined => {
    if (deCategoria?.includes(codigo)) return 'Ya lo tiene por su categoría.';
    if (mayGive(viewer, codigo)) return undefined;
    return codigo === 'agc' ? MATRIZ.agcDelDuenio : 'Tú no lo tienes: no puedes darlo ni quitarlo.';
  };
  return (
    <FormDialog
      form={form}
      title={excepcion ? 'Editar excepción' : 'Nueva excepción'}
      label={excepcion ? `Excepción de ${excepcion.usuario_nombre}` : 'Nueva excepción'}
      submitLabel={excepcion ? 'Guardar' : 'Dar permisos'}
      pendingLabel="Guardando la excepción"
      size="medium"
      onClose={onClose}
    >
      {excepcion ? (
        <PersonaCell usuario={excepcion.usuario_nombre} categoria={excepcion.id_categoria} />
      ) : (
        <UserPicker
          label="Usuario"
          description="Personas por debajo de ti que aún no tienen excepción."
          people={personas}
          {...usuario}
          onChange={(id) => {
            usuario.onChange(id);
            onPersona(id);
          }}
        />
      )}
      <PermisosField
        label="Permisos"
        description="Se suman a los de su categoría y valen desde su próxima acción."
        value={value ?? []}
        isOpen={(codigo) => mayGive(viewer, codigo)}
        noteOf={noteOf}
        {...permisos}
      />
    </FormDialog>
  );
}
