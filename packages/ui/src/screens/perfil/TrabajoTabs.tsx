import { CATEGORIA } from '@garita/domain/acceso/permisos';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { Tabs } from '../../components/Tabs';
import { type PlainColumn, PlainTable } from '../PlainTable';
import type { PerfilHistorial } from './PerfilScreenProps';

type Ascenso = PerfilHistorial[1][number];
type Trabajo = PerfilHistorial[2][number];

const ascensoColumns: readonly PlainColumn<Ascenso>[] = [
  { id: 'usuario', header: 'Usuario', cell: ({ nombre_usuario }) => nombre_usuario },
  { id: 'nueva', header: 'Misión', cell: ({ nueva }) => nueva },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatInstant(fecha) },
];

const trabajoColumns = (isTime: boolean): readonly PlainColumn<Trabajo>[] => [
  { id: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo },
  { id: 'encargado', header: 'Encargado', cell: ({ encargadoNombre }) => encargadoNombre },
  {
    id: 'cantidad',
    header: 'Cantidad',
    cell: ({ cantidad }) => (isTime ? formatMinutes(cantidad) : formatInteger(cantidad)),
    isNumeric: true,
  },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatInstant(fecha) },
];

interface TrabajoTabsProps {
  categoria: number;
  ascensos: readonly Ascenso[];
  trabajo: readonly Trabajo[];
}

/**
 * The user's work: the promotions they have given, and their attendances or, from category 8 on,
 * times (PER-13 to PER-15).
 */
export function TrabajoTabs({ categoria, ascensos, trabajo }: TrabajoTabsProps) {
  const isTime = categoria >= CATEGORIA.trabajoPorTiempos;
  const name = isTime ? 'Tiempos' : 'Asistencias';
  return (
    <Card title="Trabajo">
      <Tabs
        label="Trabajo"
        tabs={[
          {
            id: 'ascensos',
            label: 'Ascensos',
            count: ascensos.length,
            content:
              ascensos.length === 0 ? (
                <Quiet>Todavía no has dado ningún ascenso.</Quiet>
              ) : (
                <PlainTable
                  caption="Ascensos dados"
                  columns={ascensoColumns}
                  rows={ascensos}
                  rowKey={({ nombre_usuario, fecha }) => `${nombre_usuario} ${fecha}`}
                  stacks
                  isBare
                />
              ),
          },
          {
            id: 'trabajo',
            label: name,
            count: trabajo.length,
            content:
              trabajo.length === 0 ? (
                <Quiet>Todavía no hay nada anotado.</Quiet>
              ) : (
                <PlainTable
                  caption={name}
                  columns={trabajoColumns(isTime)}
                  rows={trabajo}
                  rowKey={({ motivo, cantidad, fecha }) => `${motivo} ${cantidad} ${fecha}`}
                  stacks
                  isBare
                />
              ),
          },
        ]}
      />
    </Card>
  );
}
