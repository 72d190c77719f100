import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, ArrowDownIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import type { DegradosScreenProps } from './DegradosScreenProps';
import { degradosColumns } from './degradosColumns';

export type { Degrado, DegradosScreenProps, NuevoDegrado } from './DegradosScreenProps';

// Most who look demote nobody, and the search for a person is heavier than the page.
const NuevoDegrado = lazyPart(() => import('./NuevoDegrado'), 'NuevoDegrado');

/** Degrados: who was demoted, from which mission to which, why and by whom (spec §2). */
export function DegradosScreen({ state, viewer, isAsking, onAsking, opciones, onDemote, onAviso }: DegradosScreenProps) {
  const ask = can(ACCESS.actionDegrado, viewer) && (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => onAsking(true)}>
      Nuevo degrado
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Degrados" action={ask} state={state}>
        {({ degrados }) => (
          <DataTable
            caption="Degrados"
            columns={degradosColumns}
            rows={degrados}
            rowKey={({ id }) => id}
            hasAvatar
            empty={
              <EmptyState icon={<ArrowDownIcon size={48} />} title="Nadie ha sido degradado">
                Aquí quedarán todos los degrados, con la misión que tenía cada persona, la que pasó a tener y por qué.
              </EmptyState>
            }
            searchLabel="Buscar degrados"
            noun={{ one: 'degrado', many: 'degrados' }}
            csvName="degrados"
          />
        )}
      </ScreenFrame>
      {isAsking && <NuevoDegrado opciones={opciones} viewer={viewer} onDemote={onDemote} onAviso={onAviso} onClose={() => onAsking(false)} />}
    </>
  );
}
