import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DataTable, type RowAction } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, CoinsIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import { useLanding } from '../useLanding';
import { BorrarDialog } from './BorrarDialog';
import type { Descuento, DescuentosScreenProps } from './DescuentosScreenProps';
import { descuentosColumns } from './descuentosColumns';

export type { Descuento, DescuentosData, DescuentosScreenProps } from './DescuentosScreenProps';

// Most who look make none.
const NuevoDescuentoDialog = lazyPart(() => import('./NuevoDescuentoDialog'), 'NuevoDescuentoDialog');

const Body = styled.div`
  outline: none;
`;

/** Descuentos: the codes that make a transfer cheaper (DSC-01). */
export function DescuentosScreen({ state, onCreate, onDelete, onAviso }: DescuentosScreenProps) {
  const [isCreating, setCreating] = useState(false);
  const [borrando, setBorrando] = useState<Descuento | null>(null);
  const descuentos = state.kind === 'ready' ? state.data.descuentos : null;
  const landing = useLanding(descuentos?.map(({ id }) => id).join() ?? null, isCreating || borrando !== null);
  const actionsOf = (descuento: Descuento): RowAction[] => [{ id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrando(descuento) }];
  const create = (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => setCreating(true)}>
      Nuevo código
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Descuentos" subtitle="Los códigos que rebajan un traslado" action={create} state={state}>
        {({ descuentos: rows }) => (
          <Body ref={landing} tabIndex={-1}>
            <DataTable
              caption="Códigos de descuento"
              columns={descuentosColumns}
              rows={rows}
              rowKey={({ id }) => id}
              rowActions={actionsOf}
              empty={
                <EmptyState icon={<CoinsIcon size={48} />} title="No hay códigos de descuento">
                  Crea uno con «Nuevo código» y dáselo a quien venga de otra agencia: su traslado costará menos.
                </EmptyState>
              }
              searchLabel="Buscar códigos"
              noun={{ one: 'código', many: 'códigos' }}
              csvName="descuentos"
            />
          </Body>
        )}
      </ScreenFrame>
      {borrando && <BorrarDialog descuento={borrando} onDelete={onDelete} onClose={() => setBorrando(null)} />}
      {isCreating && <NuevoDescuentoDialog onCreate={onCreate} onAviso={onAviso} onClose={() => setCreating(false)} />}
    </>
  );
}
