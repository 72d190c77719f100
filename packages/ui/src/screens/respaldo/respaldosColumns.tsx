import { formatBytes } from '@garita/domain/formato/bytes';
import { ESTADOS, estadoOf } from '@garita/domain/respaldo/estado';
import { MOTIVOS } from '@garita/domain/respaldo/motivos';
import type { Column } from '../../components/DataTable/column';
import type { Respaldo } from './RespaldosScreenProps';

const TONES = { correcto: 'success', sinComprobar: 'neutral', danado: 'danger' } as const;

/** The columns of the backups. */
export const respaldosColumns: readonly Column<Respaldo>[] = [
  {
    id: 'fecha',
    header: 'Hecho',
    value: ({ creado_en }) => creado_en,
    kind: 'instant',
    card: 'main',
  },
  {
    id: 'motivo',
    header: 'Motivo',
    value: ({ motivo }) => MOTIVOS[motivo],
    kind: 'text',
    card: 'meta',
  },
  {
    id: 'tamano',
    header: 'Tamaño',
    value: ({ bytes }) => bytes,
    kind: 'number',
    card: 'meta',
    cell: ({ bytes }) => formatBytes(bytes),
  },
  { id: 'filas', header: 'Filas', value: ({ filas }) => filas, kind: 'number', card: 'meta' },
  { id: 'version', header: 'Garita', value: ({ version }) => version, kind: 'text', card: 'meta' },
  {
    id: 'comprobado',
    header: 'Comprobado',
    value: ({ comprobado_en }) => comprobado_en,
    kind: 'instant',
    card: 'meta',
  },
  {
    id: 'estado',
    header: 'Estado',
    value: (row) => ESTADOS[estadoOf(row)],
    kind: 'state',
    card: 'meta',
    tone: (row) => TONES[estadoOf(row)],
  },
];
