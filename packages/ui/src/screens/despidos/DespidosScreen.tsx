import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isVigente } from '@garita/domain/despidos/despido';
import { contar } from '@garita/domain/formato/contar';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Quiet } from '../../components/layout';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { Despido, DespidosScreenProps } from './DespidosScreenProps';
import { despidosColumns, toneDespido } from './despidosColumns';

const NuevoDespido = lazyPart(() => import('./NuevoDespido'), 'NuevoDespido');
const IngresoDialog = lazyPart(() => import('../IngresoDialog'), 'IngresoDialog');

const mayReadmit = (viewer: Subject, despido: Despido): boolean =>
  isVigente(despido) &&
  can(ACCESS.ingresar, viewer, {
    target: { id: despido.usuario, id_categoria: despido.id_categoria },
  });

function describeFuera(despidos: readonly Despido[]): string {
  const count = despidos.filter(isVigente).length;
  if (count === 0) return 'Nadie está despedido ahora';
  return contar(count, 'persona despedida', 'personas despedidas');
}

export function DespidosScreen(props: DespidosScreenProps) {
  const { state, viewer, isAsking, despedido = null, onAsking, personas, regreso } = props;
  const { onRegreso, permisosRegreso, onReadmit } = props;
  const actionsOf = (despido: Despido): RowAction[] =>
    mayReadmit(viewer, despido)
      ? [
          {
            id: 'readmitir',
            label: 'Readmitir',
            onPress: () => onRegreso({ id: despido.usuario, usuario: despido.usuarioNombre }),
          },
        ]
      : [];
  return (
    <ListScreen
      title="Despidos"
      subtitle={describeFuera}
      action={
        can(ACCESS.despedir, viewer) ? (
          <AddButton onPress={() => onAsking(true)}>Nuevo despido</AddButton>
        ) : (
          <Quiet $small>No tienes permiso para despedir</Quiet>
        )
      }
      state={state}
      rowsOf={({ despidos }) => despidos}
      columns={despidosColumns}
      actionsOf={actionsOf}
      rowTone={toneDespido}
      hasAvatar
      empty={
        <EmptyState icon={<UsersIcon size={48} />} title="Nadie ha sido despedido">
          Aquí quedarán todos los despidos, con su motivo, quién los hizo y quién volvió después.
        </EmptyState>
      }
      noun={{ one: 'despido', many: 'despidos' }}
      csvName="despidos"
    >
      {/* With a preselected person, the form opens once the people are loaded. */}
      {isAsking && (despedido === null || personas.kind !== 'loading') && (
        <NuevoDespido
          key={despedido}
          {...props}
          despedido={despedido}
          onClose={() => onAsking(false)}
        />
      )}
      {regreso && (
        <IngresoDialog
          regreso={regreso}
          permisos={permisosRegreso}
          viewer={viewer}
          onReadmit={onReadmit}
          onClose={() => onRegreso(null)}
        >
          <strong translate="no">{regreso.usuario}</strong> volverá a la agencia con la misión que
          tenía y sin firma, y podrá entrar con su clave de siempre. El despido queda en la lista,
          con la fecha en que volvió.
        </IngresoDialog>
      )}
    </ListScreen>
  );
}
