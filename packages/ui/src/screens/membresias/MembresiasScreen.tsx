import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { sumDias } from '@garita/domain/listas/panorama';
import { panoramaMembresias } from '@garita/domain/membresias/panoramaMembresias';
import { useState } from 'react';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { Panorama } from '../../components/Panorama';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import { readerZone } from '../readerZone';
import type { MembresiasScreenProps, MembresiaVendida } from './MembresiasScreenProps';
import { membresiasColumns } from './membresiasColumns';

const VenderMembresiaDialog = lazyPart(
  () => import('./VenderMembresiaDialog'),
  'VenderMembresiaDialog',
);
const SinCatalogo = lazyPart(() => import('./SinCatalogo'), 'SinCatalogo');
const BorrarMembresiaDialog = lazyPart(
  () => import('./BorrarMembresiaDialog'),
  'BorrarMembresiaDialog',
);

function describeEstados(vendidas: readonly MembresiaVendida[], now: number): string {
  const activas = vendidas.filter(({ estado }) => estado === 'Activa').length;
  const terminadas = vendidas.length - activas;
  const pronto = sumDias(panoramaMembresias(vendidas, now, readerZone()));
  const estados = [
    contar(activas, 'activa', 'activas'),
    ...(terminadas > 0 ? [contar(terminadas, 'terminada', 'terminadas')] : []),
  ].join(' y ');
  return pronto === 0
    ? estados
    : `${estados} · ${contar(pronto, 'termina', 'terminan')} en los próximos siete días`;
}

/**
 * Highlights an ended membership, because its badge must be removed. A VIP membership is not
 * highlighted (MEM-09).
 */
const toneOf = ({ estado, vip }: MembresiaVendida) =>
  estado === 'Terminada' && vip !== 1 ? ('caution' as const) : undefined;

export function MembresiasScreen(props: MembresiasScreenProps) {
  const { state, viewer, now, isSelling, onSelling, comprador, oferta } = props;
  const [borrada, setBorrada] = useState<MembresiaVendida | null>(null);
  const isVacia = oferta.kind === 'ready' && oferta.data.catalogo.length === 0;
  const vendidas = state.kind === 'ready' ? state.data.vendidas : [];
  const actionsOf = (vendida: MembresiaVendida): RowAction[] => [
    { id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrada(vendida) },
  ];
  return (
    <ListScreen
      title="Membresías"
      caption="Membresías vendidas"
      subtitle={(rows) => describeEstados(rows, now())}
      action={
        can(ACCESS.addMembresia, viewer) && (
          <AddButton onPress={() => onSelling(true)}>Vender membresía</AddButton>
        )
      }
      state={state}
      rowsOf={(data) => data.vendidas}
      columns={membresiasColumns}
      {...(can(ACCESS.deleteMemb, viewer) && { actionsOf })}
      rowTone={toneOf}
      hasAvatar
      above={(rows, isPartial) => (
        <Panorama
          label="Qué termina en los próximos siete días"
          cuadro={panoramaMembresias(rows, now(), readerZone())}
          isPartial={isPartial}
        />
      )}
      empty={
        <EmptyState icon={<ShieldIcon size={48} />} title="No se ha vendido ninguna membresía">
          Aquí quedará cada una, con quién la vendió y cuándo termina.
        </EmptyState>
      }
      noun={{ one: 'membresía', many: 'membresías' }}
      csvName="membresias"
    >
      {isSelling && isVacia && <SinCatalogo viewer={viewer} onClose={() => onSelling(false)} />}
      {/* The preselected buyer is looked up in the offer, so the dialog opens once the offer has
          loaded. */}
      {isSelling && !isVacia && (comprador === null || oferta.kind !== 'loading') && (
        <VenderMembresiaDialog
          key={comprador}
          {...props}
          vendidas={vendidas}
          onClose={() => onSelling(false)}
        />
      )}
      {borrada && (
        <BorrarMembresiaDialog
          {...props}
          vendida={borrada}
          vendidas={vendidas}
          onClose={() => setBorrada(null)}
        />
      )}
    </ListScreen>
  );
}
