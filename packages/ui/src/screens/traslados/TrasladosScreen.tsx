import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { TrasladosScreenProps } from './TrasladosScreenProps';
import { trasladosColumns } from './trasladosColumns';

const NuevoTrasladoDialog = lazyPart(() => import('./NuevoTrasladoDialog'), 'NuevoTrasladoDialog');

/**
 * Traslados: the past transfers from other agencies, and the form of a new transfer (TRA-01,
 * TRA-02). Reading needs fewer permissions than transferring.
 */
export function TrasladosScreen({
  state,
  trasladado = null,
  onTrasladado,
  ...rest
}: TrasladosScreenProps) {
  const [asked, setAsked] = useState(false);
  const isOpen = asked || trasladado !== null;
  const close = () => {
    setAsked(false);
    onTrasladado?.();
  };
  const mayTransfer = can(ACCESS.addTraslado, rest.viewer);
  return (
    <ListScreen
      title="Traslados"
      caption="Historial de traslados"
      subtitle="Quienes llegaron de otra agencia con un rango"
      action={mayTransfer && <AddButton onPress={() => setAsked(true)}>Nuevo traslado</AddButton>}
      state={state}
      rowsOf={({ traslados }) => traslados}
      columns={trasladosColumns}
      hasAvatar
      empty={
        <EmptyState icon={<UsersIcon size={48} />} title="Todavía no ha habido traslados">
          {mayTransfer
            ? 'Cuando llegue alguien de otra agencia, dale su rango con «Nuevo traslado».'
            : 'Aquí quedará cada persona que llegue de otra agencia, con el rango que se le dio.'}
        </EmptyState>
      }
      noun={{ one: 'traslado', many: 'traslados' }}
      csvName="traslados"
    >
      {isOpen && (
        <NuevoTrasladoDialog key={trasladado} {...rest} trasladado={trasladado} onClose={close} />
      )}
    </ListScreen>
  );
}
