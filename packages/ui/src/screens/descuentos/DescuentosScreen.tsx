import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Descuento, DescuentosScreenProps } from './DescuentosScreenProps';
import { descuentosColumns } from './descuentosColumns';

const NuevoDescuentoDialog = lazyPart(
  () => import('./NuevoDescuentoDialog'),
  'NuevoDescuentoDialog',
);

export function DescuentosScreen(props: DescuentosScreenProps) {
  const { state, onDelete } = props;
  const [isCreating, setCreating] = useState(false);
  const [borrado, setBorrado] = useState<Descuento | null>(null);
  return (
    <ListScreen
      title="Descuentos"
      caption="Códigos de descuento"
      subtitle="Los códigos que rebajan un traslado"
      action={<AddButton onPress={() => setCreating(true)}>Nuevo código</AddButton>}
      state={state}
      rowsOf={({ descuentos }) => descuentos}
      columns={descuentosColumns}
      actionsOf={(descuento) => [
        { id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrado(descuento) },
      ]}
      empty={
        <EmptyState icon={<CoinsIcon size={48} />} title="No hay códigos de descuento">
          Crea uno con «Nuevo código» y dáselo a quien venga de otra agencia: su traslado costará
          menos.
        </EmptyState>
      }
      noun={{ one: 'código', many: 'códigos' }}
      csvName="descuentos"
    >
      {borrado && (
        <PreguntaDialog
          title="¿Borrar el código?"
          confirmLabel="Borrar el código"
          tone="danger"
          staleTitle="No se pudo borrar"
          onAct={() => onDelete(borrado)}
          onClose={() => setBorrado(null)}
        >
          <p>
            Nadie podrá usar <strong translate="no">{borrado.codigo}</strong> ({borrado.descuento}%)
            en un traslado. Los que ya se hicieron con él no cambian.
          </p>
        </PreguntaDialog>
      )}
      {isCreating && <NuevoDescuentoDialog {...props} onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}
