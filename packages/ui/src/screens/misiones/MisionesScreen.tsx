import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, PromotionIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import type { MisionesScreenProps } from './MisionesScreenProps';
import { misionesColumns } from './misionesColumns';

export type { MisionesScreenProps, MisionVendida, NuevaMision } from './MisionesScreenProps';

// Most who look sell nothing, and the search for a person is heavier than the page.
const VenderMisionDialog = lazyPart(() => import('./VenderMisionDialog'), 'VenderMisionDialog');

/** Misiones: the missions that people bought, and the sale of more (spec §2). */
export function MisionesScreen({ state, viewer, isSelling, onSelling, oferta, onSell, onAviso }: MisionesScreenProps) {
  const sell = can(ACCESS.addMision, viewer) && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => onSelling(true)}>
      Vender misión
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Misiones" action={sell} state={state}>
        {({ vendidas }) => (
          <DataTable
            caption="Misiones vendidas"
            columns={misionesColumns}
            rows={vendidas}
            rowKey={({ id }) => id}
            hasAvatar
            empty={
              <EmptyState icon={<PromotionIcon size={48} />} title="No se ha vendido ninguna misión">
                Con «Vender misión» alguien sube a una superior y paga la diferencia. Aquí quedará cada venta.
              </EmptyState>
            }
            searchLabel="Buscar misiones"
            noun={{ one: 'misión vendida', many: 'misiones vendidas' }}
            csvName="misiones"
          />
        )}
      </ScreenFrame>
      {isSelling && <VenderMisionDialog oferta={oferta} viewer={viewer} onSell={onSell} onAviso={onAviso} onClose={() => onSelling(false)} />}
    </>
  );
}
