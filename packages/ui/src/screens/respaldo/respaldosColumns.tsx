import { formatBytes } from '@garita/domain/formato/bytes';
import { COLUMNAS_RESPALDOS } from '@garita/domain/respaldo/columnas';
import { estadoOf } from '@garita/domain/respaldo/estado';
import type { Column } from '../../components/DataTable/column';
import type { Respaldo } from './RespaldosScreenProps';

const TONES = { correcto: 'success', sinComprobar: 'neutral', danado: 'danger' } as const;

export const respaldosColumns: readonly Column<Respaldo>[] = [
  { ...COLUMNAS_RESPALDOS.hecho, card: 'main' },
  { ...COLUMNAS_RESPALDOS.motivo, card: 'meta' },
  { ...COLUMNAS_RESPALDOS.tamano, card: 'meta', cell: ({ bytes }) => formatBytes(bytes) },
  { ...COLUMNAS_RESPALDOS.filas, card: 'meta' },
  { ...COLUMNAS_RESPALDOS.version, card: 'meta' },
  { ...COLUMNAS_RESPALDOS.comprobado, card: 'meta' },
  {
    ...COLUMNAS_RESPALDOS.estado,
    kind: 'state',
    tone: (row) => TONES[estadoOf(row)],
  },
];
