import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { panoramaMultas } from '@garita/domain/multas/panoramaMultas';
import { useCallback, useMemo, useState } from 'react';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { Panorama } from '../../components/Panorama';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import { useLote } from '../lote/useLote';
import { useRowAct } from '../useRowAct';
import { actosMultas } from './actosMultas';
import type { Multa, MultasScreenProps } from './MultasScreenProps';
import { mayChange, mayMark } from './mayChange';
import { multasColumns } from './multasColumns';

const NuevaMultaDialog = lazyPart(() => import('./NuevaMultaDialog'), 'NuevaMultaDialog');
const BorrarMultaDialog = lazyPart(() => import('./BorrarMultaDialog'), 'BorrarMultaDialog');

function describePendientes(multas: readonly Multa[], moneda: Moneda): string {
  const open = multas.filter(({ cobrado, creditos }) => cobrado === 0 && creditos > 0);
  if (open.length === 0) return 'Todo está cobrado';
  const credits = formatCredits(
    open.reduce((sum, { creditos }) => sum + creditos, 0),
    moneda,
  );
  return `${contar(open.length, 'multa', 'multas')} sin cobrar: ${credits}`;
}

const keyOf = ({ id }: Multa) => id;

export function MultasScreen(props: MultasScreenProps) {
  const { state, viewer, isAsking, onAsking, multado, personas, onMark, onLote, onDelete } = props;
  const moneda = useMoneda();
  const actos = useMemo(
    () => (can(ACCESS.actionMulta, viewer) ? actosMultas(viewer, moneda) : []),
    [viewer, moneda],
  );
  const nombreOf = useCallback(
    ({ usuarioNombre, creditos }: Multa) => `${usuarioNombre}, ${formatCredits(creditos, moneda)}`,
    [moneda],
  );
  const { selection, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  const [borrada, setBorrada] = useState<Multa | null>(null);
  const { pending, run } = useRowAct(onMark);
  const columns = useMemo(
    () =>
      multasColumns({ moneda, canMark: (multa) => mayMark(viewer, multa), pending, onMark: run }),
    [moneda, viewer, pending, run],
  );
  const actionsOf = (multa: Multa): RowAction[] =>
    mayChange(viewer, multa)
      ? [{ id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrada(multa) }]
      : [];
  return (
    <ListScreen
      title="Multas"
      subtitle={(multas) => describePendientes(multas, moneda)}
      action={
        can(ACCESS.sendMulta, viewer) && (
          <AddButton onPress={() => onAsking(true)}>Nueva multa</AddButton>
        )
      }
      state={state}
      rowsOf={({ multas }) => multas}
      columns={columns}
      actionsOf={actionsOf}
      hasAvatar
      above={(multas, isPartial) => (
        <Panorama
          label="Cómo están las multas"
          cuadro={panoramaMultas(multas, moneda)}
          isPartial={isPartial}
        />
      )}
      empty={
        <EmptyState icon={<CoinsIcon size={48} />} title="Nadie tiene multas">
          Aquí quedarán todas, con quién las puso y si ya están cobradas.
        </EmptyState>
      }
      noun={{ one: 'multa', many: 'multas' }}
      csvName="multas"
      selection={selection}
    >
      {dialog}
      {/* The preselected person is looked up in the list, so the dialog opens once the list has
          loaded. */}
      {isAsking && (multado === null || personas.kind !== 'loading') && (
        <NuevaMultaDialog key={multado} {...props} onClose={() => onAsking(false)} />
      )}
      {borrada && (
        <BorrarMultaDialog multa={borrada} onDelete={onDelete} onClose={() => setBorrada(null)} />
      )}
    </ListScreen>
  );
}
