import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { formatDays } from '@garita/domain/formato/days';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { useMedia } from '../../components/DataTable/useMedia';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { COMPACT_WIDTH } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { useRowAct } from '../useRowAct';
import { actosListaPaga, labelPagar } from './actosListaPaga';
import { compraOf, isFuera, mayPagar } from './actsOf';
import { Fuera } from './Fuera';
import { ListaPagaActs } from './ListaPagaActs';
import { ListaPagaPanels } from './ListaPagaPanels';
import type { ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';
import { ListaPagaToolbar } from './ListaPagaToolbar';
import { listaPagaColumns } from './listaPagaColumns';
import { TodoPagado } from './TodoPagado';
import { Totales } from './Totales';

const NONE: readonly ListaPagaFila[] = [];
const toneOf = ({ pagado }: ListaPagaFila) => (pagado === 1 ? 'caution' : undefined);
const keyOf = ({ id }: ListaPagaFila) => id;
const nombreOf = ({ usuarioNombre }: ListaPagaFila) => usuarioNombre;
const describeRango = ({ inicio, final }: RangoFechas): string =>
  `Filas hechas ${formatDays(inicio, final)}`;

const titleEmpty = (isEmpty: boolean, rango: RangoFechas | null): string => {
  if (!isEmpty) return 'Nadie de la lista puede cobrar';
  return rango ? 'No hay filas de esos días' : 'La lista de paga está vacía';
};

export function ListaPagaScreen(props: ListaPagaScreenProps) {
  const moneda = useMoneda();
  const { state, viewer, rango, panel, onPanel, onPay, onLote } = props;
  const { pending, run } = useRowAct(onPay);
  const canPay = rango === null && can(ACCESS.pagar, viewer);
  const [porPagar, setPorPagar] = useState(false);
  const actos = useMemo(
    () => (canPay ? actosListaPaga(viewer, moneda) : []),
    [canPay, viewer, moneda],
  );
  const { selection, start, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  const isCompact = useMedia(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const data = state.kind === 'ready' ? state.data : null;
  const categorias = data?.rangos.categorias;
  const nameOf = useMemo(() => {
    const names = new Map(
      categorias?.map(({ id_categoria, n_categoria }) => [id_categoria, n_categoria]),
    );
    return (categoria: number) => names.get(categoria) ?? `Categoría ${categoria}`;
  }, [categorias]);
  const columns = useMemo(
    () =>
      listaPagaColumns({
        moneda,
        nameOf,
        isCompact,
        canPagar: (fila) => mayPagar(viewer, fila),
        pending,
        onPay: run,
        compraOf: (fila) => compraOf(viewer, fila),
        onPromote: (fila) => onPanel({ kind: 'ascenso', fila }),
      }),
    [moneda, nameOf, isCompact, viewer, pending, run, onPanel],
  );
  const filas = data?.lista.filas ?? NONE;
  const isEmpty = filas.length === 0;
  const due = filas.filter((fila) => canPay && fila.pagado === 0 && mayPagar(viewer, fila));
  const isFiltered = canPay && porPagar;
  const [cobran, fuera] = useMemo(
    () => [filas.filter((fila) => !isFuera(fila)), filas.filter(isFuera)],
    [filas],
  );
  const seeAll = () => setPorPagar(false);
  const controls = (
    <ListaPagaToolbar
      {...props}
      porPagar={canPay && !isEmpty ? porPagar : null}
      onPorPagar={setPorPagar}
    />
  );
  return (
    <>
      <ScreenFrame
        title="Lista de Paga"
        subtitle={rango && describeRango(rango)}
        action={
          rango === null && (
            <ListaPagaActs
              {...props}
              isEmpty={isEmpty}
              pagar={
                due.length > 0
                  ? { label: labelPagar(due, moneda), onPress: () => start('pagar', due) }
                  : null
              }
            />
          )
        }
        state={state}
      >
        {({ lista }) => (
          <FocusFallback
            acts={lista.filas.map(({ id, pagado }) => `${id}.${pagado}`).join()}
            isOpen={panel !== null}
          >
            {lista.filas.length > 0 && <Totales lista={lista} />}
            <DataTable
              caption={rango ? 'Lista de paga de esos días' : 'Lista de paga'}
              columns={columns}
              rows={isFiltered ? due : cobran}
              rowKey={({ id }) => id}
              rowTone={toneOf}
              hasAvatar
              empty={
                <EmptyState icon={<CoinsIcon size={48} />} title={titleEmpty(isEmpty, rango)}>
                  {rango
                    ? 'Prueba con otros días: cuentan los días en que se hizo cada fila.'
                    : 'Al actualizarla habrá una fila por cada persona a la que se le deba algo.'}
                </EmptyState>
              }
              searchLabel="Buscar en la lista de paga"
              noun={{ one: 'fila', many: 'filas' }}
              toolbar={controls}
              filter={
                isFiltered && !isEmpty
                  ? {
                      label: 'Solo por pagar',
                      onClear: seeAll,
                      empty: <TodoPagado onAll={seeAll} />,
                    }
                  : undefined
              }
              csvName="lista-de-paga"
              exportAlso={isFiltered ? NONE : fuera}
              selection={selection}
            />
            {!isFiltered && fuera.length > 0 && (
              <Fuera filas={fuera} nameOf={nameOf} moneda={moneda} />
            )}
          </FocusFallback>
        )}
      </ScreenFrame>
      <ListaPagaPanels {...props} />
      {dialog}
    </>
  );
}
