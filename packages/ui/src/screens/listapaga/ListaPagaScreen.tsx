import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { formatDays } from '@garita/domain/formato/days';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import { useMedia } from '../../components/DataTable/useMedia';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon, ReloadIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { COMPACT_WIDTH } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { useRowAct } from '../useRowAct';
import { actosListaPaga } from './actosListaPaga';
import { compraOf, mayPagar } from './actsOf';
import { ListaPagaPanels } from './ListaPagaPanels';
import type { ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';
import { ListaPagaToolbar } from './ListaPagaToolbar';
import { listaPagaColumns } from './listaPagaColumns';
import { TodoPagado } from './TodoPagado';
import { Totales } from './Totales';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

const toneOf = ({ pagado, restar }: ListaPagaFila) =>
  restar === 2 ? 'muted' : pagado === 1 ? 'caution' : undefined;
const keyOf = ({ id }: ListaPagaFila) => id;
const nombreOf = ({ usuarioNombre }: ListaPagaFila) => usuarioNombre;
const describeRango = ({ inicio, final }: RangoFechas): string =>
  `Filas hechas ${formatDays(inicio, final)}`;

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
  const { selection, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  const isCompact = useMedia(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const data = state.kind === 'ready' ? state.data : null;
  const categorias = data?.rangos.categorias;
  const columns = useMemo(() => {
    const names = new Map(
      categorias?.map(({ id_categoria, n_categoria }) => [id_categoria, n_categoria]),
    );
    const nameOf = (categoria: number) => names.get(categoria) ?? `Categoría ${categoria}`;
    return listaPagaColumns({
      moneda,
      nameOf,
      isCompact,
      canPagar: (fila) => mayPagar(viewer, fila),
      pending,
      onPay: run,
      compraOf: (fila) => compraOf(viewer, fila),
      onPromote: (fila) => onPanel({ kind: 'ascenso', fila }),
    });
  }, [moneda, categorias, isCompact, viewer, pending, run, onPanel]);
  const refresh = rango === null && can(ACCESS.updateLista, viewer) && (
    <Button
      variant="primary"
      icon={<ReloadIcon size={20} />}
      onPress={() => onPanel({ kind: 'actualizar' })}
    >
      Actualizar
    </Button>
  );
  const isEmpty = data?.lista.filas.length === 0;
  const isFiltered = canPay && porPagar;
  const controls = (
    <ListaPagaToolbar
      {...props}
      isEmpty={isEmpty}
      porPagar={canPay && !isEmpty ? porPagar : null}
      onPorPagar={setPorPagar}
    />
  );
  return (
    <>
      <ScreenFrame
        title="Lista de Paga"
        subtitle={rango && describeRango(rango)}
        action={refresh || undefined}
        state={state}
      >
        {({ lista }) => (
          <FocusFallback
            acts={lista.filas.map(({ id, pagado }) => `${id}.${pagado}`).join()}
            isOpen={panel !== null}
          >
            {lista.filas.length > 0 && <Totales lista={lista} isPayDay={canPay} />}
            <DataTable
              caption={rango ? 'Lista de paga de esos días' : 'Lista de paga'}
              columns={columns}
              rows={
                isFiltered
                  ? lista.filas.filter((fila) => fila.pagado === 0 && mayPagar(viewer, fila))
                  : lista.filas
              }
              rowKey={({ id }) => id}
              rowTone={toneOf}
              hasAvatar
              empty={
                isFiltered && !isEmpty ? (
                  <TodoPagado onAll={() => setPorPagar(false)} />
                ) : (
                  <EmptyState
                    icon={<CoinsIcon size={48} />}
                    title={rango ? 'No hay filas de esos días' : 'La lista de paga está vacía'}
                    action={<Ways>{controls}</Ways>}
                  >
                    {rango
                      ? 'Prueba con otros días: cuentan los días en que se hizo cada fila.'
                      : 'Al actualizarla habrá una fila por cada persona a la que se le deba algo.'}
                  </EmptyState>
                )
              }
              searchLabel="Buscar en la lista de paga"
              noun={{ one: 'fila', many: 'filas' }}
              toolbar={controls}
              csvName="lista-de-paga"
              selection={selection}
            />
          </FocusFallback>
        )}
      </ScreenFrame>
      <ListaPagaPanels {...props} />
      {dialog}
    </>
  );
}
