import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { EmptyState } from '../../components/EmptyState';
import { ArrowDownIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { DegradosScreenProps } from './DegradosScreenProps';
import { degradosColumns } from './degradosColumns';

const NuevoDegrado = lazyPart(() => import('./NuevoDegrado'), 'NuevoDegrado');

export function DegradosScreen({
  state,
  isAsking,
  degradado = null,
  onAsking,
  ...rest
}: DegradosScreenProps) {
  return (
    <ListScreen
      title="Degrados"
      action={
        can(ACCESS.actionDegrado, rest.viewer) && (
          <AddButton onPress={() => onAsking(true)}>Nuevo degrado</AddButton>
        )
      }
      state={state}
      rowsOf={({ degrados }) => degrados}
      columns={degradosColumns}
      hasAvatar
      empty={
        <EmptyState icon={<ArrowDownIcon size={48} />} title="Nadie ha sido degradado">
          Aquí quedarán todos los degrados, con la misión que tenía cada persona, la que pasó a
          tener y por qué.
        </EmptyState>
      }
      noun={{ one: 'degrado', many: 'degrados' }}
      csvName="degrados"
    >
      {/* With a preselected person, the form opens once the people are loaded. */}
      {isAsking && (degradado === null || rest.opciones.kind !== 'loading') && (
        <NuevoDegrado
          key={degradado}
          degradado={degradado}
          {...rest}
          onClose={() => onAsking(false)}
        />
      )}
    </ListScreen>
  );
}
