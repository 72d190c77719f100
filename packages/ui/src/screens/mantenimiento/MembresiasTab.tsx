import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { Button } from '../../components/Button';
import type { RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { List, Quiet, Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { color, space } from '../../theme/tokens';
import { AddButton } from '../AddButton';
import { IconoMembresia } from '../IconoMembresia';
import { failureText, useAct } from '../useAct';
import type { MantenimientoScreenProps, Membresia } from './MantenimientoScreenProps';
import { membresiasColumns } from './mantenimientoColumns';

const Retirada = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  & + & { border-top: 1px solid ${color.borde}; }
  > div { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
`;

interface MembresiasTabProps
  extends Pick<MantenimientoScreenProps, 'onReponerMembresia' | 'onCatalogoDeMuestra'> {
  membresias: readonly Membresia[];
  onNueva: () => void;
  onEditar: (membresia: Membresia) => void;
  onRetirar: (membresia: Membresia) => void;
}

function SinMembresias({
  onNueva,
  onCatalogoDeMuestra,
}: Pick<MembresiasTabProps, 'onNueva' | 'onCatalogoDeMuestra'>) {
  const { state, run } = useAct(onCatalogoDeMuestra);
  const action = (
    <>
      <AddButton onPress={onNueva}>Nueva membresía</AddButton>
      <Button onPress={() => run()} isPending={state.kind === 'pending'}>
        Catálogo de muestra
      </Button>
      {state.kind === 'failed' && <Notice tone="danger">{failureText(state)}</Notice>}
    </>
  );
  return (
    <EmptyState
      icon={<ShieldIcon size={48} />}
      title="No hay membresías a la venta"
      action={action}
    >
      Son ventajas que se venden por 15 o 30 días, o para siempre. La muestra pone tres que luego
      puedes cambiar: VIP, Reducción y Permanente.
    </EmptyState>
  );
}

function FilaRetirada({
  membresia,
  onReponerMembresia,
}: { membresia: Membresia } & Pick<MembresiasTabProps, 'onReponerMembresia'>) {
  const moneda = useMoneda();
  const { state, run } = useAct(onReponerMembresia);
  const vendidas = contar(membresia.vendidas, 'vendida', 'vendidas');
  return (
    <Retirada>
      <IconoMembresia image={membresia.image} size={48} />
      <div>
        <strong>{membresia.nombre}</strong>
        <Quiet $small>
          {formatCredits(membresia.precio, moneda)} · {vendidas}
        </Quiet>
        {state.kind === 'failed' && <Notice tone="danger">{failureText(state)}</Notice>}
      </div>
      <Button size="small" onPress={() => run(membresia)} isPending={state.kind === 'pending'}>
        Volver a ofrecer
        <VisuallyHidden> {membresia.nombre}</VisuallyHidden>
      </Button>
    </Retirada>
  );
}

export function MembresiasTab(props: MembresiasTabProps) {
  const { membresias, onEditar, onRetirar, onReponerMembresia } = props;
  const ofrecidas = membresias.filter(({ retirada }) => retirada === null);
  const retiradas = membresias.filter(({ retirada }) => retirada !== null);
  const actionsOf = (membresia: Membresia): RowAction[] => [
    { id: 'editar', label: 'Editar', onPress: () => onEditar(membresia) },
    { id: 'retirar', label: 'Retirar', isDanger: true, onPress: () => onRetirar(membresia) },
  ];
  return (
    <Stack>
      <DataTable
        caption="Membresías"
        columns={membresiasColumns}
        rows={ofrecidas}
        rowKey={({ id }) => id}
        rowActions={actionsOf}
        hasAvatar
        noun={{ one: 'membresía', many: 'membresías' }}
        csvName="membresias"
        searchLabel="Buscar membresías"
        empty={<SinMembresias {...props} />}
      />
      {retiradas.length > 0 && (
        <Accordion
          initiallyOpen={[]}
          items={[
            {
              id: 'retiradas',
              title: `Retiradas (${retiradas.length})`,
              content: (
                <List $gap={1}>
                  {retiradas.map((membresia) => (
                    <FilaRetirada
                      key={membresia.id}
                      membresia={membresia}
                      onReponerMembresia={onReponerMembresia}
                    />
                  ))}
                </List>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
