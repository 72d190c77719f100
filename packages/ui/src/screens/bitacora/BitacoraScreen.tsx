import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { SearchIcon } from '../../components/icons';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonRows } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { type BitacoraScreenProps, SIN_FILTRO } from './BitacoraScreenProps';
import { Lista } from './Lista';

/** Reserves the filters' height while they load, to avoid a layout shift. */
const FiltrosSpace = styled.div`
  height: 112px;
`;
const Filtros = lazyPart(() => import('./Filtros'), 'Filtros', { fallback: <FiltrosSpace /> });
const More = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space[5]};
`;

export function BitacoraScreen(props: BitacoraScreenProps) {
  const { state, filtro, onFiltro, onMore, isCargandoMas } = props;
  const hasFiltro = JSON.stringify(filtro) !== JSON.stringify(SIN_FILTRO);
  return (
    <>
      <PageHeader
        title="Bitácora"
        subtitle="Cada cambio: quién lo hizo, a quién y cuándo. Nadie puede borrarla."
      />
      {state.kind !== 'forbidden' && <Filtros {...props} />}
      <ScreenBody state={state} skeleton={<SkeletonRows hasAvatar={false} />}>
        {({ filas, nombres, categorias, hayMas }) => (
          <>
            {filas.length === 0 && (
              <EmptyState
                icon={<SearchIcon size={48} />}
                title={hasFiltro ? 'Nada coincide con los filtros' : 'Aún no ha cambiado nada'}
                {...(hasFiltro && {
                  action: (
                    <Button onPress={() => onFiltro(SIN_FILTRO)}>Quitar todos los filtros</Button>
                  ),
                })}
              >
                {hayMas
                  ? 'Entre lo más reciente no hay nada. Con «Cargar más» se busca más atrás.'
                  : hasFiltro
                    ? 'Prueba con menos filtros o con otros días.'
                    : 'Lo que se haga en el portal quedará anotado aquí.'}
              </EmptyState>
            )}
            {filas.length > 0 && <Lista filas={filas} nombres={nombres} categorias={categorias} />}
            {hayMas && (
              <More>
                <Button
                  onPress={() => onMore()}
                  isPending={isCargandoMas}
                  pendingLabel="Cargando más cambios"
                >
                  Cargar más
                </Button>
              </More>
            )}
          </>
        )}
      </ScreenBody>
    </>
  );
}
