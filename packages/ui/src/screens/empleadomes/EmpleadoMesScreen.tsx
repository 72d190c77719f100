import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DataTable, type RowAction } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { AddIcon, UsersIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { space } from '../../theme/tokens';
import { ScreenFrame } from '../ScreenFrame';
import { useLanding } from '../useLanding';
import { Activos } from './Activos';
import type { Empleado, EmpleadoMesData, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';
import { empleadosColumns } from './empleadosColumns';

export type { Empleado, EmpleadoMesData, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';

// Most who look add nobody, and picking people is heavier than the page.
const AgregarDialog = lazyPart(() => import('./AgregarDialog'), 'AgregarDialog');
const SacarDialog = lazyPart(() => import('./SacarDialog'), 'SacarDialog');

const Body = styled.div`
  outline: none;
  h2 { margin-bottom: ${space[3]}; }
`;

/** What may be pressed now. */
const actsOf = ({ empleados }: EmpleadoMesData): string => empleados.map(({ id, estado }) => `${id}.${estado}`).join();

/** Empleado del Mes: whom the home page shows, who was, and who comes next (spec §2). */
export function EmpleadoMesScreen({ state, personas, onAdd, onRemove, onAviso }: EmpleadoMesScreenProps) {
  const [isAdding, setAdding] = useState(false);
  const [sacando, setSacando] = useState<Empleado | null>(null);
  const data = state.kind === 'ready' ? state.data : null;
  const landing = useLanding(data && actsOf(data), isAdding || sacando !== null);
  const actionsOf = (empleado: Empleado): RowAction[] => (isActivo(empleado) ? [{ id: 'sacar', label: 'Sacar', onPress: () => setSacando(empleado) }] : []);
  const add = (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={() => setAdding(true)}>
      Añadir empleados
    </Button>
  );
  return (
    <>
      <ScreenFrame title="Empleado del Mes" subtitle="A quién destaca la agencia en la portada" action={add} state={state}>
        {({ empleados }) => (
          <Body ref={landing} tabIndex={-1}>
            {empleados.length > 0 && (
              <>
                <Activos activos={empleados.filter(isActivo)} onRemove={setSacando} />
                <h2>Historial</h2>
              </>
            )}
            <DataTable
              caption="Historial de empleados del mes"
              columns={empleadosColumns}
              rows={empleados}
              rowKey={({ id }) => id}
              {...(empleados.some(isActivo) && { rowActions: actionsOf })}
              hasAvatar
              empty={
                <EmptyState icon={<UsersIcon size={48} />} title="Todavía no ha habido empleados del mes">
                  Elige a quien más se haya esforzado con «Añadir empleados»: se verá en la portada hasta que lo saques.
                </EmptyState>
              }
              searchLabel="Buscar en el historial"
              noun={{ one: 'entrada', many: 'entradas' }}
              csvName="empleados-del-mes"
            />
          </Body>
        )}
      </ScreenFrame>
      {sacando && <SacarDialog empleado={sacando} onRemove={onRemove} onClose={() => setSacando(null)} />}
      {isAdding && data && <AgregarDialog empleados={data.empleados} personas={personas} onAdd={onAdd} onAviso={onAviso} onClose={() => setAdding(false)} />}
    </>
  );
}
