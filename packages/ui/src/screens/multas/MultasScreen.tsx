import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DataTable, type RowAction } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, CoinsIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import { useLanding } from '../useLanding';
import { useRowAct } from '../useRowAct';
import type { Multa, MultasScreenProps } from './MultasScreenProps';
import { mayChange } from './mayChange';
import { multasColumns } from './multasColumns';

export type { Multa, MultasScreenProps, NuevaMulta } from './MultasScreenProps';

// Most who look fine nobody, and the search for a person is heavier than the page.
const NuevaMultaDialog = lazyPart(() => import('./NuevaMultaDialog'), 'NuevaMultaDialog');
const BorrarMultaDialog = lazyPart(() => import('./BorrarMultaDialog'), 'BorrarMultaDialog');

const Body = styled.div`
  outline: none;
`;

/** What is still owed, in a line. */
function describePendientes(multas: readonly Multa[]): string {
  const open = multas.filter(({ cobrado, creditos }) => cobrado === 0 && creditos > 0);
  if (open.length === 0) return 'Todo está cobrado';
  const credits = formatCredits(open.reduce((sum, { creditos }) => sum + creditos, 0));
  return `${open.length === 1 ? '1 multa' : `${open.length} multas`} sin cobrar: ${credits}`;
}

/** Multas: who owes what for which fault, and what of it is collected (spec §2). */
export function MultasScreen({ state, viewer, isAsking, onAsking, personas, onFine, onMark, onDelete, onAviso }: MultasScreenProps) {
  const [borrada, setBorrada] = useState<Multa | null>(null);
  const { pending, run } = useRowAct(onMark, onAviso);
  const multas = state.kind === 'ready' ? state.data.multas : null;
  const landing = useLanding(multas?.map(({ id }) => id).join() ?? null, isAsking || borrada !== null);
  const columns = useMemo(() => multasColumns({ canMarcar: (multa) => mayChange(viewer, multa), pending, onMark: run }), [viewer, pending, run]);
  const actionsOf = (multa: Multa): RowAction[] =>
    mayChange(viewer, multa) ? [{ id: 'borrar', label: 'Borrar', isDanger: true, onPress: () => setBorrada(multa) }] : [];
  const ask = can(ACCESS.sendMulta, viewer) && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => onAsking(true)}>
      Nueva multa
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Multas" subtitle={multas && multas.length > 0 && describePendientes(multas)} action={ask} state={state}>
        {(data) => (
          <Body ref={landing} tabIndex={-1}>
            <DataTable
              caption="Multas"
              columns={columns}
              rows={data.multas}
              rowKey={({ id }) => id}
              {...(data.multas.some((multa) => mayChange(viewer, multa)) && { rowActions: actionsOf })}
              hasAvatar
              empty={
                <EmptyState icon={<CoinsIcon size={48} />} title="Nadie tiene multas">
                  Aquí quedarán todas, con quién las puso y si ya están cobradas. Lo que alguien deba se descuenta de su paga.
                </EmptyState>
              }
              searchLabel="Buscar multas"
              noun={{ one: 'multa', many: 'multas' }}
              csvName="multas"
            />
          </Body>
        )}
      </ScreenFrame>
      {isAsking && <NuevaMultaDialog personas={personas} viewer={viewer} onFine={onFine} onAviso={onAviso} onClose={() => onAsking(false)} />}
      {borrada && <BorrarMultaDialog multa={borrada} onDelete={onDelete} onClose={() => setBorrada(null)} />}
    </>
  );
}
