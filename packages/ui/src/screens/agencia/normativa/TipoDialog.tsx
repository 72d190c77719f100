import type { Paso, TipoFalta } from '@garita/domain/normativa/normativa';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Rule } from '@garita/domain/reglas/Rule';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { PasosField } from './PasosField';

interface Values {
  codigo: string;
  nombre: string;
  descripcion: string;
  pasos: readonly Paso[];
}

interface TipoDialogProps {
  /** The edited kind; null adds one. */
  tipo: TipoFalta | null;
  tipos: readonly TipoFalta[];
  /** Whether infractions use the kind: its code is then fixed. */
  isUsed: boolean;
  onDone: (tipo: TipoFalta) => void;
  onClose: () => void;
}

const NUEVO: Values = {
  codigo: '',
  nombre: '',
  descripcion: '',
  pasos: [{ accion: 'advertencia', cantidad: 0, texto: '' }],
};

const rulesFor = (others: readonly TipoFalta[]): readonly Rule<Values>[] => [
  ({ nombre }) =>
    nombre.trim() === '' ? { campo: 'nombre', texto: NORMATIVA.tipoSinNombre } : null,
  ({ codigo }) =>
    codigo.trim() === '' ? { campo: 'codigo', texto: NORMATIVA.tipoSinNombre } : null,
  ({ codigo }) =>
    others.some((one) => one.codigo === codigo.trim())
      ? { campo: 'codigo', texto: NORMATIVA.tipoRepetido(codigo.trim()) }
      : null,
];

export function TipoDialog({ tipo, tipos, isUsed, onDone, onClose }: TipoDialogProps) {
  const form = useForm<Values>({
    initial: tipo ?? NUEVO,
    rules: rulesFor(tipos.filter((one) => one !== tipo)),
    onSubmit: ({ codigo, nombre, descripcion, pasos }) => {
      onDone({
        codigo: codigo.trim(),
        nombre: nombre.trim(),
        descripcion: descripcion.trim(),
        pasos,
      });
      onClose();
    },
  });
  const at = tipo ? tipos.indexOf(tipo) : tipos.length;
  return (
    <FormDialog
      form={form}
      title={tipo ? `Editar ${tipo.nombre}` : 'Añadir tipo de falta'}
      submitLabel={tipo ? 'Aplicar' : 'Añadir'}
      pendingLabel="Un momento"
      size="medium"
      onClose={onClose}
    >
      <TextField label="Nombre" maxLength={64} {...form.field('nombre')} />
      <TextField
        label="Código"
        maxLength={16}
        isLiteral
        isDisabled={isUsed}
        description={
          isUsed
            ? 'No se cambia: con él se cuentan las faltas de cada persona.'
            : 'Con él se cuentan las faltas de cada persona.'
        }
        {...form.field('codigo')}
      />
      <TextArea label="Qué es" maxLength={500} {...form.field('descripcion')} />
      <PasosField
        pasos={form.values.pasos}
        onChange={form.field('pasos').onChange}
        superior={tipos[at + 1]?.nombre}
      />
    </FormDialog>
  );
}
