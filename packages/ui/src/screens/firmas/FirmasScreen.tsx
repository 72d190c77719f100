import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { PencilIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { FirmaFila, FirmasScreenProps } from './FirmasScreenProps';
import { firmasColumns } from './firmasColumns';
import { mayFirmar } from './mayFirmar';

const FirmaDialog = lazyPart(() => import('./FirmaDialog'), 'FirmaDialog');

export function FirmasScreen(props: FirmasScreenProps) {
  const { state, viewer, firmante, onFirmante } = props;
  const actionsOf = ({ id, id_categoria }: FirmaFila): RowAction[] =>
    mayFirmar(viewer, { id, id_categoria })
      ? [{ id: 'cambiar', label: 'Cambiar', onPress: () => onFirmante({ id }) }]
      : [];
  const firmas = state.kind === 'ready' ? state.data.firmas : [];
  return (
    <ListScreen
      title="Firmas"
      action={
        mayFirmar(viewer) && (
          <AddButton onPress={() => onFirmante({ id: null })}>Nueva firma</AddButton>
        )
      }
      state={state}
      rowsOf={(data) => data.firmas}
      columns={firmasColumns}
      actionsOf={actionsOf}
      hasAvatar
      empty={
        <EmptyState icon={<PencilIcon size={48} />} title="Todavía no hay firmas">
          Cada persona pone la suya al llegar a la categoría que la exige; aquí se verán todas.
        </EmptyState>
      }
      noun={{ one: 'firma', many: 'firmas' }}
      csvName="firmas"
    >
      {firmante && (
        <FirmaDialog
          {...props}
          firmante={firmante}
          firmas={firmas}
          onClose={() => onFirmante(null)}
        />
      )}
    </ListScreen>
  );
}
