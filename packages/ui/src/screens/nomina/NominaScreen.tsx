import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { payrollRequirements } from '@garita/domain/nomina/paga';
import { panoramaNomina } from '@garita/domain/nomina/panoramaNomina';
import type { Logros } from '@garita/domain/nomina/requisito';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button';
import type { RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { PageHeader } from '../../components/PageHeader';
import { Panorama } from '../../components/Panorama';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenFrame } from '../ScreenFrame';
import { describeVista, PERSONAS } from './describeVista';
import { NominaPanels } from './NominaPanels';
import type { NominaScreenProps, Vista } from './NominaScreenProps';
import { NominaToolbar } from './NominaToolbar';
import { nominaColumns } from './nominaColumns';
import { titleDetalle } from './titleDetalle';

const AjusteDialog = lazyPart(() => import('./AjusteDialog'), 'AjusteDialog');
const FechasDialog = lazyPart(() => import('../FechasDialog'), 'FechasDialog');

const TITLE = 'Nómina';
const NO_REQUISITOS: Logros = { ascensos: 0, asistencias: 0, times: 0 };
const CAPTIONS: Readonly<Record<Vista['kind'], string>> = {
  abierto: 'Nómina del periodo abierto',
  cerrado: 'Nómina de un periodo cerrado',
  fechas: 'Nómina de esos días',
};

const targetOf = ({ id, categoria }: FilaNomina) => ({ target: { id, id_categoria: categoria } });

/**
 * The viewer's acts on a row. Only the open period can be adjusted. For a range of days no pay is
 * explained.
 */
const actsFor = (viewer: Subject, vista: Vista) => ({
  canAjustar: (fila: FilaNomina) =>
    vista.kind === 'abierto' && can(ACCESS.ajustarNomina, viewer, targetOf(fila)),
  canExplicar: (fila: FilaNomina) =>
    vista.kind !== 'fechas' && can(ACCESS.nominaDetalle, viewer, targetOf(fila)),
});

/**
 * The requirements of the open period are today's. A closed period and a range of days show none.
 */
function useColumns({ vista: { kind }, requisitos }: NominaScreenProps) {
  return useMemo(() => {
    if (kind !== 'abierto' || requisitos === null) return nominaColumns(null);
    const asked = new Map(requisitos.map((one) => [one.id_categoria, one]));
    return nominaColumns(({ categoria, reducido }) => {
      const one = asked.get(categoria);
      return one ? payrollRequirements(one, reducido) : NO_REQUISITOS;
    });
  }, [kind, requisitos]);
}

export function NominaScreen(props: NominaScreenProps) {
  const moneda = useMoneda();
  const { state, viewer, vista, onRango, onPeriodo, onAdjust, onPanel, detalle, onDetalle } = props;
  const [isAsking, setAsking] = useState(false);
  const [ajustada, setAjustada] = useState<FilaNomina | null>(null);
  const { canAjustar, canExplicar } = actsFor(viewer, vista);
  const filas = state.kind === 'ready' ? state.data.filas : [];
  // Only viewers with the permission req get a column of acts (NOM-09). Other viewers can act only
  // on their own row, and that act is in the toolbar.
  const hasActs = filas.some(
    (fila) => canAjustar(fila) || (fila.id !== viewer.id && canExplicar(fila)),
  );
  const tenseOf = ({ paga }: FilaNomina) => ({
    hasPaga: paga !== null,
    isClosed: vista.kind === 'cerrado',
  });
  const own = filas.find(({ id }) => id === viewer.id);
  // One act per row, since the explanation of a pay offers its adjustment.
  const actionsOf = (fila: FilaNomina): RowAction[] =>
    canExplicar(fila)
      ? [
          {
            id: 'detalle',
            label: titleDetalle(fila.id === viewer.id, tenseOf(fila)),
            onPress: () => onDetalle(fila.id),
          },
        ]
      : [];
  const explicada = filas.find(({ id }) => id === detalle?.id);
  const columns = useColumns(props);
  const showAbierto = vista.kind === 'abierto' ? null : () => onPeriodo(null);
  const back = showAbierto && <Button onPress={showAbierto}>Ver el periodo abierto</Button>;
  return (
    <>
      {state.kind === 'notFound' ? (
        <>
          <PageHeader title={TITLE} />
          <EmptyState icon={<CoinsIcon size={48} />} title={state.texto} action={back}>
            Puede que la dirección esté mal copiada, o que el periodo se haya reabierto.
          </EmptyState>
        </>
      ) : (
        <ScreenFrame
          title={TITLE}
          subtitle={filas.length > 0 && describeVista(filas, vista, moneda)}
          state={state}
        >
          {(data) => (
            <>
              {vista.kind !== 'fechas' && (
                <Panorama label="Quién ha ganado la paga" cuadro={panoramaNomina(data.filas)} />
              )}
              <DataTable
                caption={CAPTIONS[vista.kind]}
                columns={columns}
                rows={data.filas}
                rowKey={({ id }) => id}
                {...(hasActs && { rowActions: actionsOf })}
                hasAvatar
                empty={
                  <EmptyState icon={<CoinsIcon size={48} />} title="La nómina está vacía">
                    Aquí habrá una fila por cada persona de la agencia, con lo que ha ganado.
                  </EmptyState>
                }
                defaultSort={{ columnId: 'usuario', direction: 'asc' }}
                searchLabel="Buscar en la nómina"
                noun={PERSONAS}
                toolbar={
                  <NominaToolbar
                    onFechas={() => setAsking(true)}
                    onPeriodos={() => onPanel('periodos')}
                    propia={
                      own && !hasActs && canExplicar(own)
                        ? {
                            label: titleDetalle(true, tenseOf(own)),
                            onPress: () => onDetalle(own.id),
                          }
                        : null
                    }
                    onOpened={showAbierto}
                  />
                }
                csvName="nomina"
              />
            </>
          )}
        </ScreenFrame>
      )}
      <NominaPanels
        {...props}
        onAjustar={
          explicada && canAjustar(explicada)
            ? () => {
                onDetalle(null);
                setAjustada(explicada);
              }
            : undefined
        }
      />
      {isAsking && (
        <FechasDialog
          title="Nómina por fechas"
          rango={vista.kind === 'fechas' ? vista.rango : null}
          onClose={() => setAsking(false)}
          onFilter={onRango}
        />
      )}
      {ajustada && (
        <AjusteDialog fila={ajustada} onClose={() => setAjustada(null)} onAdjust={onAdjust} />
      )}
    </>
  );
}
