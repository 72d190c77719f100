import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import type { RowAction } from '../../components/DataTable/column';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable';
import type { ListMore } from '../../components/DataTable/ListMore';
import { MoreRows } from '../../components/DataTable/MoreRows';
import { EmptyState } from '../../components/EmptyState';
import { CalendarIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { Tabs } from '../../components/Tabs';
import type {
  Ausencia,
  AusenciasData,
  AusenciasScreenProps,
  Decision,
} from './AusenciasScreenProps';
import { columnasTodas } from './ausenciasColumns';
import { mayDecide, mayEnd } from './mayDecide';
import { Pendientes } from './Pendientes';
import { AUSENCIAS_NOUN, TablaPropias } from './TablaPropias';

interface TabsGerenciaProps
  extends Omit<AusenciasData, 'todas'>,
    Pick<AusenciasScreenProps, 'viewer' | 'cola'> {
  todas: readonly Ausencia[];
  selection: DataTableProps<Ausencia>['selection'];
  more: ListMore | undefined;
  onDecide: (ausencia: Ausencia, decision: Decision) => void;
}

/** For a viewer who may answer absences (AUS-06, AUS-07): all absences, and the viewer's own. */
export function TabsGerencia(props: TabsGerenciaProps) {
  const { hoy, propias, todas, viewer, cola, selection, more, onDecide } = props;
  const pendientes = todas.filter(
    (ausencia) => isEnEspera(ausencia) && !cola.decididas.has(ausencia.id),
  );
  const actionsOf = (ausencia: Ausencia): RowAction[] => {
    if (mayEnd(viewer, ausencia, hoy))
      return [
        { id: 'terminar', label: 'Terminar antes', onPress: () => onDecide(ausencia, 'terminar') },
      ];
    if (!mayDecide(viewer, ausencia)) return [];
    return [
      { id: 'aceptar', label: 'Aceptar', onPress: () => onDecide(ausencia, 'aceptar') },
      { id: 'rechazar', label: 'Declinar', onPress: () => onDecide(ausencia, 'rechazar') },
    ];
  };
  const everybody = (
    <DataTable
      caption="Ausencias de la agencia"
      columns={columnasTodas}
      rows={todas}
      rowKey={({ id }) => id}
      {...(todas.some((ausencia) => actionsOf(ausencia).length > 0) && { rowActions: actionsOf })}
      {...(todas.some((ausencia) => selection?.mayPick(ausencia)) && { selection })}
      hasAvatar
      more={more}
      empty={
        <EmptyState icon={<CalendarIcon size={48} />} title="Nadie ha pedido ausencias">
          Aquí quedarán todas, con quién las respondió.
        </EmptyState>
      }
      searchLabel="Buscar ausencias"
      noun={AUSENCIAS_NOUN}
      csvName="ausencias"
    />
  );
  return (
    <Tabs
      label="Ausencias"
      tabs={[
        {
          id: 'pendientes',
          label: 'Pendientes',
          count: pendientes.length,
          isPartial: more !== undefined,
          content: (
            <Stack>
              <Pendientes {...props} pendientes={pendientes} />
              {more && <MoreRows {...more} hint="Aquí está lo que espera de lo más reciente." />}
            </Stack>
          ),
        },
        {
          id: 'todas',
          label: 'Todas',
          count: todas.length,
          isPartial: more !== undefined,
          content: everybody,
        },
        {
          id: 'propias',
          label: 'Mías',
          count: propias.length,
          content: <TablaPropias propias={propias} />,
        },
      ]}
    />
  );
}
