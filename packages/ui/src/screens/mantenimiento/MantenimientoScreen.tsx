import { mayEditCategoria } from '@garita/domain/mantenimiento/catalogo';
import { useMemo, useState } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { InboxIcon } from '../../components/icons';
import { type TabItem, Tabs } from '../../components/Tabs';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ScreenFrame } from '../ScreenFrame';
import type {
  Categoria,
  MantenimientoData,
  MantenimientoScreenProps,
  Membresia,
  Mision,
  ParteMantenimiento,
} from './MantenimientoScreenProps';
import { MembresiasTab } from './MembresiasTab';
import { categoriasColumns, type FilaMision, misionesColumns } from './mantenimientoColumns';

const EditarCategoria = lazyPart(() => import('./EditarCategoria'), 'EditarCategoria');
const MembresiaDialog = lazyPart(() => import('./MembresiaDialog'), 'MembresiaDialog');
const RetirarMembresia = lazyPart(() => import('./RetirarMembresia'), 'RetirarMembresia');
const EditarMision = lazyPart(() => import('./EditarMision'), 'EditarMision');

type Abierto =
  | { readonly kind: 'categoria'; readonly categoria: Categoria }
  | { readonly kind: 'membresia'; readonly membresia: Membresia | null }
  | { readonly kind: 'retirada'; readonly membresia: Membresia }
  | { readonly kind: 'mision'; readonly mision: Mision };

interface TabOptions<Row> {
  id: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  mayEdit: (row: Row) => boolean;
  onEdit: (row: Row) => void;
  noun: { one: string; many: string };
}

function tabOf<Row>({ id, label, mayEdit, onEdit, noun, ...rest }: TabOptions<Row>): TabItem {
  const actionsOf = (row: Row): RowAction[] =>
    mayEdit(row) ? [{ id: 'editar', label: 'Editar', onPress: () => onEdit(row) }] : [];
  const content = (
    <DataTable
      {...rest}
      caption={label}
      rowActions={actionsOf}
      noun={noun}
      csvName={id}
      searchLabel={`Buscar ${noun.many}`}
      empty={
        <EmptyState icon={<InboxIcon size={48} />} title={`No hay ${noun.many}`}>
          Cuando la agencia las tenga, se editarán aquí.
        </EmptyState>
      }
    />
  );
  return { id, label, count: rest.rows.length, content };
}

const toFilas = ({ misiones, categorias }: MantenimientoData): FilaMision[] => {
  const nombres = new Map(
    categorias.map(({ id_categoria, n_categoria }) => [id_categoria, n_categoria]),
  );
  return misiones.map((mision) => ({
    ...mision,
    n_categoria: nombres.get(mision.id_categoria) ?? '',
  }));
};

const NO_DATA: MantenimientoData = { categorias: [], membresias: [], misiones: [] };

export function MantenimientoScreen(props: MantenimientoScreenProps) {
  const { state, viewer, parte, onParte, onEditRango, onEditMision } = props;
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const close = () => setAbierto(null);
  const ready = state.kind === 'ready' ? state.data : NO_DATA;
  const filas = useMemo(() => toFilas(ready), [ready]);
  const ofrecidas = ready.membresias.filter(({ retirada }) => retirada === null).length;
  const nueva = () => setAbierto({ kind: 'membresia', membresia: null });
  // While the catalogue is empty, the empty state has the button.
  const action = parte === 'membresias' && ofrecidas > 0 && (
    <AddButton onPress={nueva}>Nueva membresía</AddButton>
  );
  const mayEdit = ({ id_categoria }: { id_categoria: number }) =>
    mayEditCategoria(viewer, id_categoria);
  return (
    <>
      <ScreenFrame
        title="Mantenimiento"
        subtitle="Lo que se pide, se paga y se vende en la agencia."
        action={action}
        state={state}
      >
        {({ categorias, membresias }) => (
          <Tabs
            label="Mantenimiento"
            value={parte}
            onChange={(id) => onParte(id as ParteMantenimiento)}
            tabs={[
              tabOf({
                id: 'rangos',
                label: 'Rangos',
                columns: categoriasColumns,
                rows: categorias,
                rowKey: ({ id_categoria }) => id_categoria,
                mayEdit,
                onEdit: (categoria) => setAbierto({ kind: 'categoria', categoria }),
                noun: { one: 'categoría', many: 'categorías' },
              }),
              {
                id: 'membresias',
                label: 'Membresías',
                count: ofrecidas,
                content: (
                  <MembresiasTab
                    membresias={membresias}
                    onNueva={nueva}
                    onEditar={(membresia) => setAbierto({ kind: 'membresia', membresia })}
                    onRetirar={(membresia) => setAbierto({ kind: 'retirada', membresia })}
                    onReponerMembresia={props.onReponerMembresia}
                    onCatalogoDeMuestra={props.onCatalogoDeMuestra}
                  />
                ),
              },
              tabOf({
                id: 'misiones',
                label: 'Misiones',
                columns: misionesColumns,
                rows: filas,
                rowKey: ({ id }) => id,
                mayEdit,
                onEdit: (mision) => setAbierto({ kind: 'mision', mision }),
                noun: { one: 'misión', many: 'misiones' },
              }),
            ]}
          />
        )}
      </ScreenFrame>
      {abierto?.kind === 'categoria' && (
        <EditarCategoria
          categoria={abierto.categoria}
          categorias={ready.categorias}
          viewer={viewer}
          onEditRango={onEditRango}
          onClose={close}
        />
      )}
      {abierto?.kind === 'membresia' && (
        <MembresiaDialog
          membresia={abierto.membresia}
          onEditMembresia={props.onEditMembresia}
          onCrearMembresia={props.onCrearMembresia}
          onImagen={props.onImagen}
          onClose={close}
        />
      )}
      {abierto?.kind === 'retirada' && (
        <RetirarMembresia
          membresia={abierto.membresia}
          onRetirarMembresia={props.onRetirarMembresia}
          onClose={close}
        />
      )}
      {abierto?.kind === 'mision' && (
        <EditarMision mision={abierto.mision} onEditMision={onEditMision} onClose={close} />
      )}
    </>
  );
}
