import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DataTable, type RowAction } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, ShieldIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import { useLanding } from '../useLanding';
import type { MembresiasScreenProps, MembresiaVendida } from './MembresiasScreenProps';
import { membresiasColumns } from './membresiasColumns';

export type { Membresia, MembresiasScreenProps, MembresiaVendida, NuevaMembresia } from './MembresiasScreenProps';

// Most who look sell nothing, and the search for a person is heavier than the page.
const VenderMembresiaDialog = lazyPart(() => import('./VenderMembresiaDialog'), 'VenderMembresiaDialog');
const BorrarMembresiaDialog = lazyPart(() => import('./BorrarMembresiaDialog'), 'BorrarMembresiaDialog');

const Body = styled.div`
  outline: none;
`;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How many run and how many are over, in a line. */
function describeEstados(vendidas: readonly MembresiaVendida[]): string {
  const activas = vendidas.filter(({ estado }) => estado === 'Activa').length;
  const terminadas = vendidas.length - activas;
  return [plural(activas, 'activa', 'activas'), ...(terminadas > 0 ? [plural(terminadas, 'terminada', 'terminadas')] : [])].join(' y ');
}

/** Over and not VIP: somebody has to take the badge away (MEM-09). */
const toneOf = ({ estado, vip }: MembresiaVendida) => (estado === 'Terminada' && vip !== 1 ? ('caution' as const) : undefined);

/** Membresias: what was sold to whom and until when, and the sale of more (spec §2). */
export function MembresiasScreen({ state, viewer, now, isSelling, onSelling, oferta, onSell, onDelete, onAviso }: MembresiasScreenProps) {
  const [borrada, setBorrada] = useState<MembresiaVendida | null>(null);
  const vendidas = state.kind === 'ready' ? state.data.vendidas : null;
  const landing = useLanding(vendidas?.map(({ id }) => id).join() ?? null, isSelling || borrada !== null);
  const sell = can(ACCESS.addMembresia, viewer) && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => onSelling(true)}>
      Vender membresía
    </Button>
  );
  const actionsOf = (vendida: MembresiaVendida): RowAction[] => [{ id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrada(vendida) }];
  return (
    <>
      <ScreenFrame title="Membresias" subtitle={vendidas && vendidas.length > 0 && describeEstados(vendidas)} action={sell} state={state}>
        {(data) => (
          <Body ref={landing} tabIndex={-1}>
            <DataTable
              caption="Membresías vendidas"
              columns={membresiasColumns}
              rows={data.vendidas}
              rowKey={({ id }) => id}
              {...(can(ACCESS.deleteMemb, viewer) && { rowActions: actionsOf })}
              rowTone={toneOf}
              hasAvatar
              empty={
                <EmptyState icon={<ShieldIcon size={48} />} title="No se ha vendido ninguna membresía">
                  Aquí quedará cada una, con quién la vendió y cuándo termina.
                </EmptyState>
              }
              searchLabel="Buscar membresías"
              noun={{ one: 'membresía', many: 'membresías' }}
              csvName="membresias"
            />
          </Body>
        )}
      </ScreenFrame>
      {isSelling && (
        <VenderMembresiaDialog oferta={oferta} vendidas={vendidas ?? []} now={now} onSell={onSell} onAviso={onAviso} onClose={() => onSelling(false)} />
      )}
      {borrada && <BorrarMembresiaDialog vendida={borrada} vendidas={vendidas ?? []} now={now} onDelete={onDelete} onClose={() => setBorrada(null)} />}
    </>
  );
}
