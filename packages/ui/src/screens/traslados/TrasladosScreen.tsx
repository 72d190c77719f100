import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, UsersIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import type { TrasladosScreenProps } from './TrasladosScreenProps';
import { trasladosColumns } from './trasladosColumns';

export type { NuevoTraslado, NuevoTrasladoData, Traslado, TrasladosData, TrasladosScreenProps } from './TrasladosScreenProps';

// Most who look make none.
const NuevoTrasladoDialog = lazyPart(() => import('./NuevoTrasladoDialog'), 'NuevoTrasladoDialog');

/** Traslados: those who came from another agency, and who comes now (TRA-01, TRA-02). Looking takes less than making one. */
export function TrasladosScreen({ state, ...rest }: TrasladosScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const mayTransfer = can(ACCESS.addTraslado, rest.viewer);
  const create = mayTransfer && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => setOpen(true)}>
      Nuevo traslado
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Traslados" subtitle="Quienes llegaron de otra agencia con un rango" action={create} state={state}>
        {({ traslados }) => (
          <DataTable
            caption="Historial de traslados"
            columns={trasladosColumns}
            rows={traslados}
            rowKey={({ id }) => id}
            hasAvatar
            empty={
              <EmptyState icon={<UsersIcon size={48} />} title="Todavía no ha habido traslados">
                {mayTransfer
                  ? 'Cuando llegue alguien de otra agencia, dale su rango con «Nuevo traslado».'
                  : 'Aquí quedará cada persona que llegue de otra agencia, con el rango que se le dio.'}
              </EmptyState>
            }
            searchLabel="Buscar traslados"
            noun={{ one: 'traslado', many: 'traslados' }}
            csvName="traslados"
          />
        )}
      </ScreenFrame>
      {isOpen && <NuevoTrasladoDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}
