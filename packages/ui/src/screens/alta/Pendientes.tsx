import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { Column } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { Stack } from '../../components/layout';
import { failureText, useAct } from '../useAct';
import type { Codigos, Pendiente } from './TraerGenteScreenProps';

const COLUMNS: readonly Column<Pendiente>[] = [
  {
    id: 'usuario',
    header: 'Nombre',
    value: ({ usuario }) => usuario,
    card: 'main',
    cell: ({ usuario }) => <b translate="no">{usuario}</b>,
  },
  { id: 'mision', header: 'Misión', value: ({ mision }) => mision },
  {
    id: 'codigo',
    header: 'Su código',
    value: ({ usado, caducado, caduca }) =>
      usado
        ? 'Usado: le falta la contraseña'
        : caducado
          ? 'Caducado'
          : `Abre hasta el ${formatInstant(caduca)}`,
    kind: 'state',
    tone: ({ usado, caducado }) => (usado ? 'info' : caducado ? 'danger' : 'neutral'),
  },
];

interface PendientesProps {
  pendientes: readonly Pendiente[];
  onCodigos: (ids: readonly number[]) => Promise<Codigos>;
  onHechos: (hechos: Codigos) => void;
}

/** Imported people who have no password yet: the user makes new entry codes for all or for one. */
export function Pendientes({ pendientes, onCodigos, onHechos }: PendientesProps) {
  const [asked, setAsked] = useState<readonly Pendiente[] | null>(null);
  const { state, run } = useAct(async (ids: readonly number[]) => onHechos(await onCodigos(ids)));
  if (pendientes.length === 0) return null;
  const title = contar(
    pendientes.length,
    'persona no ha entrado todavía',
    'personas no han entrado todavía',
  );
  return (
    <Card
      title={title}
      aside={<Button onPress={() => setAsked(pendientes)}>Códigos nuevos para todas</Button>}
    >
      <Stack>
        <DataTable
          caption={title}
          columns={COLUMNS}
          rows={pendientes}
          rowKey={({ id }) => id}
          rowActions={(one) => [
            { id: 'codigo', label: 'Código nuevo', onPress: () => setAsked([one]) },
          ]}
          empty={null}
          searchLabel={pendientes.length > 10 ? 'Buscar' : null}
          noun={{ one: 'persona', many: 'personas' }}
        />
        <ConfirmDialog
          isOpen={asked !== null}
          title={
            asked?.length === 1
              ? `¿Dar otro código a ${asked[0]?.usuario}?`
              : `¿Dar ${asked?.length ?? 0} códigos nuevos?`
          }
          confirmLabel={asked?.length === 1 ? 'Dar otro código' : 'Dar códigos nuevos'}
          onConfirm={() => run((asked ?? []).map(({ id }) => id))}
          onCancel={() => setAsked(null)}
          isPending={state.kind === 'pending'}
          error={failureText(state)}
        >
          Los de antes dejarán de abrir. Verás los nuevos una sola vez.
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
