import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { FICHAJE_LARGO, isAbierto, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { sayMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { LitWindow } from '../../components/LitWindow';
import { StateBadge } from '../../components/StateBadge';
import { color, space } from '../../theme/tokens';
import type { Fichaje, FichajeScreenProps } from './FichajeScreenProps';
import { Reloj } from './Reloj';

const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  min-width: 0;
  p { color: ${color.tinta2}; font-variant-numeric: tabular-nums; }
`;

interface EstadoPropioProps extends Pick<FichajeScreenProps, 'viewer' | 'now'> {
  fichajes: readonly Fichaje[];
}

function Dentro({ open, now }: { open: Fichaje; now: () => number }) {
  return (
    <>
      <Reloj key={open.entrada} entrada={open.entrada} now={now} />
      <p>Entraste {formatCuando(open.entrada, now())}</p>
      {isFichajeLargo(open, now()) && <StateBadge tone="caution">{FICHAJE_LARGO}</StateBadge>}
    </>
  );
}

function Fuera({ fichajes: [last], viewer, now }: EstadoPropioProps) {
  const opensTiempos = can(ACCESS.getAllTime, { ...viewer, fichaje: true });
  return (
    <>
      <p>
        {last
          ? `Tu última salida fue ${formatCuando(last.salida, now())}, con ${sayMinutes(last.min)}.`
          : 'Todavía no has fichado.'}
      </p>
      {opensTiempos && <p>Marca tu entrada para poder abrir Tiempos.</p>}
    </>
  );
}

/** Whether the viewer is in, with the running clock; otherwise their last exit. */
export function EstadoPropio(props: EstadoPropioProps) {
  const open = props.fichajes.find(isAbierto);
  return (
    <State>
      <LitWindow lit={open !== undefined}>{open ? 'Estás dentro' : 'Estás fuera'}</LitWindow>
      {open ? <Dentro open={open} now={props.now} /> : <Fuera {...props} />}
    </State>
  );
}
