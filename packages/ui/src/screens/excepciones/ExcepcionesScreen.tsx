import type { Permiso } from '@garita/domain/acceso/permisos';
import { useState } from 'react';
import type { RowAction } from '../../components/DataTable/column';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import type { Excepcion, ExcepcionesScreenProps } from './ExcepcionesScreenProps';
import { excepcionesColumns } from './excepcionesColumns';
import { mayChange, mayDelete } from './mayChange';

const ExcepcionDialog = lazyPart(() => import('./ExcepcionDialog'), 'ExcepcionDialog');
const BorrarExcepcionDialog = lazyPart(
  () => import('./BorrarExcepcionDialog'),
  'BorrarExcepcionDialog',
);

type Abierto =
  | { readonly kind: 'nueva' }
  | { readonly kind: 'editar' | 'borrar'; readonly excepcion: Excepcion };

export function ExcepcionesScreen(props: ExcepcionesScreenProps) {
  const { state, viewer, onPersona, onCreate, onEdit, onDelete } = props;
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const data = state.kind === 'ready' ? state.data : null;
  const open = (next: Abierto | null) => {
    setAbierto(next);
    onPersona(next && next.kind === 'editar' ? next.excepcion.id : null);
  };
  const close = () => open(null);
  const actionsOf = (excepcion: Excepcion): RowAction[] => [
    ...(mayChange(viewer, excepcion)
      ? [{ id: 'editar', label: 'Editar', onPress: () => open({ kind: 'editar', excepcion }) }]
      : []),
    ...(mayDelete(viewer, excepcion)
      ? [
          {
            id: 'borrar',
            label: 'Borrar',
            isDanger: true,
            onPress: () => open({ kind: 'borrar', excepcion }),
          },
        ]
      : []),
  ];
  const elegibles = () => {
    const taken = new Set(data?.excepciones.map(({ id }) => id));
    return (
      data?.personas.filter((persona) => !taken.has(persona.id) && mayChange(viewer, persona)) ?? []
    );
  };
  const guardar = (usuario: number, codigos: readonly Permiso[]) =>
    abierto?.kind === 'editar' ? onEdit(abierto.excepcion, codigos) : onCreate(usuario, codigos);
  return (
    <ListScreen
      title="Excepciones"
      subtitle="Permisos dados a una sola persona, además de los de su categoría."
      action={<AddButton onPress={() => open({ kind: 'nueva' })}>Nueva excepción</AddButton>}
      state={state}
      rowsOf={({ excepciones }) => excepciones}
      columns={excepcionesColumns}
      actionsOf={actionsOf}
      hasAvatar
      empty={
        <EmptyState icon={<ShieldIcon size={48} />} title="Nadie tiene excepciones">
          Cada persona puede lo que da su categoría. Con «Nueva excepción» le das algo más a una
          sola.
        </EmptyState>
      }
      searchLabel="Buscar excepciones"
      noun={{ one: 'persona', many: 'personas' }}
      csvName="excepciones"
    >
      {abierto?.kind === 'borrar' && (
        <BorrarExcepcionDialog excepcion={abierto.excepcion} onDelete={onDelete} onClose={close} />
      )}
      {abierto && abierto.kind !== 'borrar' && (
        <ExcepcionDialog
          {...props}
          excepcion={abierto.kind === 'editar' ? abierto.excepcion : null}
          personas={elegibles()}
          onSave={guardar}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}
