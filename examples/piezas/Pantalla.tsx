import { AddButton } from '@garita/ui/AddButton';
import type { Column } from '@garita/ui/DataTable';
import { EmptyState } from '@garita/ui/EmptyState';
import { FormDialog } from '@garita/ui/FormDialog';
import { ListScreen } from '@garita/ui/ListScreen';
import { NumberField } from '@garita/ui/NumberField';
import { PreguntaDialog } from '@garita/ui/PreguntaDialog';
import { Select } from '@garita/ui/Select';
import { TextField } from '@garita/ui/TextField';
import { toast } from '@garita/ui/toast';
import { type Refusal, useForm } from '@garita/ui/useForm';
import { useState } from 'react';

interface Barco {
  id: number;
  nombre: string;
  puerto: string;
  eslora: number;
}
type Nuevo = Omit<Barco, 'id'>;

/** Lo que un acto lanza para que su diálogo lo enseñe; `ApiError` de `@garita/api-client` ya lo es. */
class Rechazo extends Error implements Refusal {
  constructor(
    message: string,
    /** 404 y 409: lo que se ve ya no vale, y repetir no sirve. */
    readonly httpStatus: number,
    /** El campo que falla; sin él, el texto va al pie del formulario. */
    readonly campo: string | null = null,
  ) {
    super(message);
  }
}

const PUERTOS = ['Bilbao', 'Cádiz', 'Vigo'].map((puerto) => ({ id: puerto, label: puerto }));
const TODOS = { id: 'todos', label: 'Todos los puertos' };

// Una constante: la búsqueda guarda lo que prepara mientras no cambie.
const columns: readonly Column<Barco>[] = [
  { id: 'nombre', header: 'Barco', value: ({ nombre }) => nombre, card: 'main' },
  { id: 'puerto', header: 'Puerto', value: ({ puerto }) => puerto },
  { id: 'eslora', header: 'Eslora', kind: 'number', value: ({ eslora }) => eslora },
];

interface DialogoProps {
  onAdd: (nuevo: Nuevo) => Promise<void>;
  onClose: () => void;
}

function NuevoBarco({ onAdd, onClose }: DialogoProps) {
  const form = useForm<{ nombre: string; puerto: string | number | null; eslora: number | null }>({
    initial: { nombre: '', puerto: null, eslora: null },
    rules: [
      ({ nombre }) =>
        nombre.trim() === '' ? { campo: 'nombre', texto: 'Escribe su nombre' } : null,
      ({ puerto }) => (puerto === null ? { campo: 'puerto', texto: 'Elige su puerto' } : null),
      ({ eslora }) =>
        eslora === null || eslora < 1 ? { campo: 'eslora', texto: 'Escribe cuánto mide' } : null,
    ],
    onSubmit: ({ nombre, puerto, eslora }) =>
      onAdd({ nombre: nombre.trim(), puerto: String(puerto), eslora: eslora ?? 0 }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Nuevo barco"
      submitLabel="Añadir"
      pendingLabel="Añadiendo"
      onClose={onClose}
    >
      <TextField label="Nombre" {...form.field('nombre')} />
      <Select label="Puerto" options={PUERTOS} {...form.field('puerto')} />
      <NumberField label="Eslora" unit="m" min={1} {...form.field('eslora')} />
    </FormDialog>
  );
}

/** Una pantalla entera: lista, filtro, alta y borrado. Aquí los datos están en memoria. */
export function Muelle({ iniciales }: { iniciales: readonly Barco[] }) {
  const [barcos, setBarcos] = useState(iniciales);
  const [puerto, setPuerto] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [borrado, setBorrado] = useState<Barco | null>(null);
  const onAdd = async (nuevo: Nuevo) => {
    if (barcos.some(({ nombre }) => nombre === nuevo.nombre))
      throw new Rechazo('Ya hay un barco con ese nombre', 400, 'nombre');
    setBarcos([...barcos, { ...nuevo, id: Math.max(0, ...barcos.map(({ id }) => id)) + 1 }]);
    toast.success({ text: `${nuevo.nombre} ya está en la lista` });
  };
  const onDelete = async ({ id }: Barco) => {
    if (!barcos.some((barco) => barco.id === id)) throw new Rechazo('Ya no estaba.', 404);
    setBarcos(barcos.filter((barco) => barco.id !== id));
  };
  return (
    <ListScreen
      title="Muelle"
      action={<AddButton onPress={() => setAdding(true)}>Nuevo barco</AddButton>}
      state={{ kind: 'ready', data: barcos }}
      rowsOf={(data) => data.filter((barco) => puerto === null || barco.puerto === puerto)}
      columns={columns}
      actionsOf={(barco) => [
        { id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrado(barco) },
      ]}
      toolbar={
        <Select
          label="Puerto"
          options={[TODOS, ...PUERTOS]}
          value={puerto ?? TODOS.id}
          onChange={(id) => setPuerto(id === TODOS.id ? null : String(id))}
        />
      }
      filter={puerto === null ? undefined : { label: puerto, onClear: () => setPuerto(null) }}
      empty={<EmptyState title="No hay barcos">El primero que entre aparecerá aquí.</EmptyState>}
      noun={{ one: 'barco', many: 'barcos' }}
      csvName="barcos"
    >
      {isAdding && <NuevoBarco onAdd={onAdd} onClose={() => setAdding(false)} />}
      {borrado && (
        <PreguntaDialog
          title={`¿Borrar ${borrado.nombre}?`}
          confirmLabel="Borrar"
          tone="danger"
          irreversible
          onAct={() => onDelete(borrado)}
          onClose={() => setBorrado(null)}
        >
          Dejará de verse en el muelle.
        </PreguntaDialog>
      )}
    </ListScreen>
  );
}
