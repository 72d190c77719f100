import type { EstadoFila, FilaJuzgada } from '@garita/domain/alta/filas';
import type { Column } from '../../components/DataTable/column';
import { Firma } from '../../components/Firma';
import type { Tone } from '../../components/tones';
import type { Codigo } from './TraerGenteScreenProps';

const ESTADOS: Readonly<Record<EstadoFila, readonly [string, Tone]>> = {
  nueva: ['Nueva', 'success'],
  estaba: ['Ya estaba', 'neutral'],
  distinta: ['Ya estaba', 'caution'],
  falta: ['Por arreglar', 'danger'],
};

export const filasColumns: readonly Column<FilaJuzgada>[] = [
  {
    id: 'usuario',
    header: 'Nombre',
    value: ({ usuario }) => usuario,
    card: 'main',
    cell: ({ usuario }) => <b translate="no">{usuario}</b>,
  },
  {
    id: 'mision',
    header: 'Misión',
    value: ({ mision }) => mision?.nombre ?? null,
  },
  {
    id: 'firma',
    header: 'Firma',
    value: ({ firma }) => firma,
    cell: ({ firma }) => (firma === null ? '—' : <Firma firma={firma} />),
  },
  { id: 'ingreso', header: 'Ingreso', value: ({ ingreso }) => ingreso, kind: 'day' },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADOS[estado][0],
    kind: 'state',
    tone: ({ estado }) => ESTADOS[estado][1],
  },
  {
    id: 'detalle',
    header: 'Detalle',
    value: ({ estado, texto }) => (estado === 'distinta' ? texto : null),
    card: 'text',
  },
];

export const codigosColumns: readonly Column<Codigo>[] = [
  {
    id: 'usuario',
    header: 'Nombre',
    value: ({ usuario }) => usuario,
    card: 'main',
    cell: ({ usuario }) => <b translate="no">{usuario}</b>,
  },
  { id: 'mision', header: 'Misión', value: ({ mision }) => mision },
  {
    id: 'codigo',
    header: 'Código de entrada',
    value: ({ codigo }) => codigo,
    cell: ({ codigo }) => (
      <code translate="no" style={{ userSelect: 'all' }}>
        {codigo}
      </code>
    ),
  },
];
