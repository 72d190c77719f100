import { Button } from '../../components/Button';
import { DataTable, type RowAction } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, PencilIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import type { FirmaFila, FirmasScreenProps } from './FirmasScreenProps';
import { firmasColumns } from './firmasColumns';
import { mayFirmar } from './mayFirmar';

export type { FirmaFila, Firmante, FirmasScreenProps, NuevaFirma } from './FirmasScreenProps';

// Most who look set none, and the search for a person is heavier than the page.
const FirmaDialog = lazyPart(() => import('./FirmaDialog'), 'FirmaDialog');

/** Firmas: who signs how, and setting somebody's signature (spec §2). */
export function FirmasScreen({ state, viewer, firmante, onFirmante, personas, onSign, onAviso }: FirmasScreenProps) {
  const canChange = ({ id, id_categoria }: FirmaFila) => mayFirmar(viewer, { id, id_categoria });
  const actionsOf = (fila: FirmaFila): RowAction[] =>
    canChange(fila) ? [{ id: 'cambiar', label: 'Cambiar', onPress: () => onFirmante({ id: fila.id }) }] : [];
  const sign = mayFirmar(viewer) && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => onFirmante({ id: null })}>
      Nueva firma
    </Button>
  );
  const firmas = state.kind === 'ready' ? state.data.firmas : [];
  return (
    <>
      <ScreenFrame title="Firmas" action={sign} state={state}>
        {(data) => (
          <DataTable
            caption="Firmas"
            columns={firmasColumns}
            rows={data.firmas}
            rowKey={({ id }) => id}
            {...(data.firmas.some(canChange) && { rowActions: actionsOf })}
            hasAvatar
            empty={
              <EmptyState icon={<PencilIcon size={48} />} title="Todavía no hay firmas">
                Cada persona pone la suya al llegar a la categoría que la exige; aquí se verán todas.
              </EmptyState>
            }
            searchLabel="Buscar firmas"
            noun={{ one: 'firma', many: 'firmas' }}
            csvName="firmas"
          />
        )}
      </ScreenFrame>
      {firmante && (
        <FirmaDialog
          firmante={firmante}
          firmas={firmas}
          personas={personas}
          viewer={viewer}
          onSign={onSign}
          onAviso={onAviso}
          onClose={() => onFirmante(null)}
        />
      )}
    </>
  );
}
