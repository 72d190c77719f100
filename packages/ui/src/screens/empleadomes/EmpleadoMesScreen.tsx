import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { useState } from 'react';
import styled from 'styled-components';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { space } from '../../theme/tokens';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import { Activos } from './Activos';
import type { Empleado, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';
import { empleadosColumns } from './empleadosColumns';

const AgregarDialog = lazyPart(() => import('./AgregarDialog'), 'AgregarDialog');
const SacarDialog = lazyPart(() => import('./SacarDialog'), 'SacarDialog');

const Heading = styled.h2`
  margin-bottom: ${space[3]};
`;

export function EmpleadoMesScreen(props: EmpleadoMesScreenProps) {
  const { state, onRemove } = props;
  const [isAdding, setAdding] = useState(false);
  const [sacado, setSacado] = useState<Empleado | null>(null);
  const actionsOf = (empleado: Empleado): RowAction[] =>
    isActivo(empleado) ? [{ id: 'sacar', label: 'Sacar', onPress: () => setSacado(empleado) }] : [];
  return (
    <ListScreen
      title="Empleado del Mes"
      caption="Historial de empleados del mes"
      subtitle="A quién destaca la agencia en la portada"
      action={<AddButton onPress={() => setAdding(true)}>Añadir empleados</AddButton>}
      state={state}
      rowsOf={({ empleados }) => empleados}
      above={(empleados) =>
        empleados.length > 0 && (
          <>
            <Activos activos={empleados.filter(isActivo)} onRemove={setSacado} />
            <Heading>Historial</Heading>
          </>
        )
      }
      columns={empleadosColumns}
      actionsOf={actionsOf}
      hasAvatar
      empty={
        <EmptyState icon={<UsersIcon size={48} />} title="Todavía no ha habido empleados del mes">
          Elige a quien más se haya esforzado con «Añadir empleados»: se verá en la portada hasta
          que lo saques.
        </EmptyState>
      }
      searchLabel="Buscar en el historial"
      noun={{ one: 'entrada', many: 'entradas' }}
      csvName="empleados-del-mes"
    >
      {sacado && (
        <SacarDialog empleado={sacado} onRemove={onRemove} onClose={() => setSacado(null)} />
      )}
      {isAdding && state.kind === 'ready' && (
        <AgregarDialog
          {...props}
          empleados={state.data.empleados}
          onClose={() => setAdding(false)}
        />
      )}
    </ListScreen>
  );
}
