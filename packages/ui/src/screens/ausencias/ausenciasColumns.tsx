import { COLUMNAS_AUSENCIAS } from '@garita/domain/ausencias/columnas';
import { formatDays } from '@garita/domain/formato/days';
import type { Column } from '../../components/DataTable/column';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { encargadoColumn } from '../columns/encargadoColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { Ausencia } from './AusenciasScreenProps';
import { describeComo, nombreEstado, toneEstado } from './estadoAusencia';

const inicio: Column<Ausencia> = { ...COLUMNAS_AUSENCIAS.inicio, kind: 'day', card: 'meta' };
/** In a list of people a folded card shows the days instead of the reason. */
const desde: Column<Ausencia> = {
  ...inicio,
  line: ({ inicio: first, final: last }) => formatDays(first, last),
};
const { line: _, ...motivo } = motivoColumn;
const final: Column<Ausencia> = { ...COLUMNAS_AUSENCIAS.final, kind: 'day', card: 'meta' };
const estado: Column<Ausencia> = {
  id: 'estado',
  header: 'Estado',
  value: (ausencia) => [nombreEstado(ausencia), describeComo(ausencia)].filter(Boolean).join(' · '),
  kind: 'state',
  card: 'main',
  tone: toneEstado,
  cell: (ausencia) => (
    <>
      <StateBadge tone={toneEstado(ausencia)}>{nombreEstado(ausencia)}</StateBadge>
      <Quiet $small>{describeComo(ausencia)}</Quiet>
    </>
  ),
};

export const columnasPropias: readonly Column<Ausencia>[] = [
  { ...inicio, card: 'main' },
  final,
  motivoColumn,
  estado,
  encargadoColumn,
];

export const columnasTodas: readonly Column<Ausencia>[] = [
  usuarioColumn,
  desde,
  final,
  motivo,
  estado,
  encargadoColumn,
];
