import type { Infraccion, TipoFalta } from '@garita/domain/normativa/normativa';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Rule } from '@garita/domain/reglas/Rule';
import { Select } from '../../../components/Select';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';

/** The next free code of a kind: one above its highest number, e.g. `ML-9`. */
function nextCodigo(tipo: string, infracciones: readonly Infraccion[]): string {
  const prefix = `${tipo}-`;
  const taken = infracciones
    .map(({ codigo }) => (codigo.startsWith(prefix) ? Number(codigo.slice(prefix.length)) : 0))
    .filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...taken) + 1}`;
}

type Values = { -readonly [Campo in keyof Infraccion]: Infraccion[Campo] };

interface InfraccionDialogProps {
  /** The edited infraction; null adds one. */
  infraccion: Infraccion | null;
  infracciones: readonly Infraccion[];
  tipos: readonly TipoFalta[];
  onDone: (infraccion: Infraccion) => void;
  onClose: () => void;
}

const rulesFor = (others: readonly Infraccion[]): readonly Rule<Values>[] => [
  ({ texto }) =>
    texto.trim() === '' ? { campo: 'texto', texto: NORMATIVA.infraccionVacia } : null,
  ({ codigo }) =>
    codigo.trim() === '' ? { campo: 'codigo', texto: NORMATIVA.infraccionVacia } : null,
  ({ codigo }) =>
    others.some((one) => one.codigo === codigo.trim())
      ? { campo: 'codigo', texto: NORMATIVA.infraccionRepetida(codigo.trim()) }
      : null,
];

export function InfraccionDialog({
  infraccion,
  infracciones,
  tipos,
  onDone,
  onClose,
}: InfraccionDialogProps) {
  const tipo = tipos[0]?.codigo ?? '';
  const form = useForm<Values>({
    initial: infraccion ?? { texto: '', tipo, codigo: nextCodigo(tipo, infracciones) },
    rules: rulesFor(infracciones.filter((one) => one !== infraccion)),
    onSubmit: ({ codigo, tipo: de, texto }) => {
      onDone({ codigo: codigo.trim(), tipo: de, texto: texto.trim() });
      onClose();
    },
  });
  const { onChange: onTipo, ...ofTipo } = form.field('tipo');
  const codigo = form.field('codigo');
  return (
    <FormDialog
      form={form}
      title={infraccion ? `Editar ${infraccion.codigo}` : 'Añadir infracción'}
      submitLabel={infraccion ? 'Aplicar' : 'Añadir'}
      pendingLabel="Un momento"
      onClose={onClose}
    >
      <TextArea label="Qué no se debe hacer" maxLength={500} {...form.field('texto')} />
      <Select
        label="Gravedad"
        options={tipos.map(({ codigo: id, nombre }) => ({ id, label: nombre }))}
        {...ofTipo}
        onChange={(id) => {
          onTipo(String(id));
          // A new infraction's generated code follows its kind. An existing infraction keeps its
          // code, because fines refer to it.
          if (!infraccion && codigo.value === nextCodigo(form.values.tipo, infracciones))
            codigo.onChange(nextCodigo(String(id), infracciones));
        }}
      />
      <TextField
        label="Código"
        maxLength={16}
        isLiteral
        description="Con él se nombra en las multas. No puede repetirse."
        {...codigo}
      />
    </FormDialog>
  );
}
