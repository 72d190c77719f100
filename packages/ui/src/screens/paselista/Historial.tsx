import type { ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { AddButton } from '../AddButton';
import { ScreenFrame } from '../ScreenFrame';
import type { PaseListaScreenProps } from './PaseListaScreenProps';
import { pasesColumns } from './pasesColumns';

const NOUN = { one: 'pase de lista', many: 'pases de lista' };

interface HistorialProps extends Pick<PaseListaScreenProps, 'state' | 'onWriting'> {
  canWrite: boolean;
  /**
   * Says why no list can be sent now and what the user can do. Renders nothing if a list can be
   * sent.
   */
  impedimento: ReactNode;
}

/** The past roll calls, the newest first (PLI-01), and the button of a new one (PLI-02, PLI-06). */
export function Historial({ state, onWriting, canWrite, impedimento }: HistorialProps) {
  const nueva = canWrite && <AddButton onPress={() => onWriting(true)}>Nueva lista</AddButton>;
  const count = state.kind === 'ready' ? state.data.pases.length : 0;
  return (
    <ScreenFrame title="Pase Lista" action={count > 0 && nueva} state={state}>
      {({ pases }) => (
        <Stack>
          {impedimento}
          <DataTable
            caption="Pases de lista"
            columns={pasesColumns}
            rows={pases}
            rowKey={({ id }) => id}
            defaultSort={{ columnId: 'fecha', direction: 'desc' }}
            searchLabel="Buscar en las listas"
            noun={NOUN}
            csvName="pases-de-lista"
            empty={
              <EmptyState
                icon={<UsersIcon size={48} />}
                title="Todavía no se ha pasado lista"
                action={nueva}
              >
                Cada vez que se pase, quedará aquí quién estaba, quién no y quién se quedó al cargo.
              </EmptyState>
            }
          />
        </Stack>
      )}
    </ScreenFrame>
  );
}
