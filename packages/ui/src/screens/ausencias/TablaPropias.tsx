import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CalendarIcon } from '../../components/icons';
import type { AusenciasData } from './AusenciasScreenProps';
import { columnasPropias } from './ausenciasColumns';

export const AUSENCIAS_NOUN = { one: 'ausencia', many: 'ausencias' };

export function TablaPropias({ propias }: Pick<AusenciasData, 'propias'>) {
  return (
    <DataTable
      caption="Mis ausencias"
      columns={columnasPropias}
      rows={propias}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<CalendarIcon size={48} />} title="No has pedido ninguna ausencia">
          Si vas a faltar unos días, avisa con «Nueva ausencia»: la gerencia lo verá y te
          responderá.
        </EmptyState>
      }
      searchLabel={null}
      noun={AUSENCIAS_NOUN}
    />
  );
}
