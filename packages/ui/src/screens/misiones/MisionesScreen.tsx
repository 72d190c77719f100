import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { PromotionIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { MisionesScreenProps } from './MisionesScreenProps';
import { misionesColumns } from './misionesColumns';

const VenderMisionDialog = lazyPart(() => import('./VenderMisionDialog'), 'VenderMisionDialog');

export function MisionesScreen(props: MisionesScreenProps) {
  const { state, viewer, isSelling, onSelling } = props;
  const moneda = useMoneda();
  const columns = useMemo(() => misionesColumns(moneda), [moneda]);
  return (
    <ListScreen
      title="Misiones"
      caption="Misiones vendidas"
      action={
        can(ACCESS.addMision, viewer) && (
          <AddButton onPress={() => onSelling(true)}>Vender misión</AddButton>
        )
      }
      state={state}
      rowsOf={({ vendidas }) => vendidas}
      columns={columns}
      hasAvatar
      empty={
        <EmptyState icon={<PromotionIcon size={48} />} title="No se ha vendido ninguna misión">
          Con «Vender misión» alguien sube a una superior y paga la diferencia. Aquí quedará cada
          venta.
        </EmptyState>
      }
      searchLabel="Buscar misiones"
      noun={{ one: 'misión vendida', many: 'misiones vendidas' }}
      csvName="misiones"
    >
      {isSelling && <VenderMisionDialog {...props} onClose={() => onSelling(false)} />}
    </ListScreen>
  );
}
