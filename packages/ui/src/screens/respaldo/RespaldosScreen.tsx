import { useState } from 'react';
import { Button } from '../../components/Button';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, InboxIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ListScreen } from '../ListScreen';
import { useRowAct } from '../useRowAct';
import { describeAge } from './describeAge';
import type { Respaldo, Respaldos, RespaldosScreenProps } from './RespaldosScreenProps';
import { Resumen } from './Resumen';
import { respaldosColumns } from './respaldosColumns';

const RestaurarDialog = lazyPart(() => import('./RestaurarDialog'), 'RestaurarDialog');

/** The key of a pending new backup, which has no row yet. */
const NEW = { id: 'nuevo' };

function describeLast({ respaldos }: Respaldos, now: number): string {
  const last = respaldos.find(({ danado }) => !danado);
  return last
    ? `El último bueno se hizo ${describeAge(last.creado_en, now)}.`
    : 'Todavía no hay ninguno que valga.';
}

/** Respaldos: the backups. Only the owner sees them. */
export function RespaldosScreen({
  state,
  now,
  onCreate,
  onVerify,
  onDownload,
  onCopy,
}: RespaldosScreenProps) {
  const [restored, setRestored] = useState<Respaldo | null>(null);
  const create = useRowAct(() => onCreate());
  const verify = useRowAct((respaldo: Respaldo, _: null) => onVerify(respaldo));
  const download = useRowAct((respaldo: Respaldo, _: null) => onDownload(respaldo));
  const data = state.kind === 'ready' ? state.data.respaldos : null;
  const actionsOf = (respaldo: Respaldo): RowAction[] => [
    {
      id: 'descargar',
      label: 'Descargar',
      onPress: () => void download.run(respaldo, null),
      isPending: download.pending.has(respaldo.id),
    },
    {
      id: 'comprobar',
      label: 'Comprobar',
      onPress: () => void verify.run(respaldo, null),
      isPending: verify.pending.has(respaldo.id),
    },
    { id: 'restaurar', label: 'Cómo restaurarlo', onPress: () => setRestored(respaldo) },
  ];
  const action = (
    <Button
      variant="primary"
      icon={<AddIcon size={20} />}
      isPending={create.pending.size > 0 || (data?.enMarcha ?? null) !== null}
      pendingLabel="Haciendo un respaldo"
      onPress={() => void create.run(NEW, null)}
    >
      Hacer un respaldo
    </Button>
  );
  return (
    <ListScreen
      title="Respaldos"
      subtitle={data && describeLast(data, now)}
      action={action}
      state={state}
      rowsOf={({ respaldos }) => respaldos.respaldos}
      above={() => data && <Resumen respaldos={data} now={now} />}
      columns={respaldosColumns}
      actionsOf={actionsOf}
      empty={
        <EmptyState icon={<InboxIcon size={48} />} title="Todavía no hay respaldos">
          Guardan todo lo que hay en el portal, para poder volver a ello. Con «Hacer un respaldo» se
          hace el primero.
        </EmptyState>
      }
      noun={{ one: 'respaldo', many: 'respaldos' }}
      csvName="respaldos"
    >
      {restored && (
        <RestaurarDialog
          respaldo={restored}
          carpeta={data?.carpeta ?? ''}
          onCopy={onCopy}
          onClose={() => setRestored(null)}
        />
      )}
    </ListScreen>
  );
}
