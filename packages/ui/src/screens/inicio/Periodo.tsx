import { formatCredits } from '@garita/domain/formato/credits';
import { describeFalta } from '@garita/domain/nomina/describeFalta';
import { sumEarned } from '@garita/domain/nomina/paga';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet, Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Loading, Skeleton } from '../../components/Skeleton';
import { focusRing } from '../../theme/focusRing';
import { radius, space } from '../../theme/tokens';
import { Countdown } from '../Countdown';
import { formatAmount, REQUISITO_LABELS } from '../nomina/requisitoLabels';
import { Anillo } from './Anillo';
import type { BloqueState } from './Bloque';
import type { DiaProps, Hoy } from './DiaProps';

const Rings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
`;
const Why = styled(Link)`
  border-radius: ${radius.tag};
  &[data-focus-visible] { ${focusRing} }
`;

type Partes = Hoy['partes'];

/**
 * The current goal: the first part of the pay that has requirements and is not earned, or else the
 * first part.
 */
function findMeta(partes: Partes): Partes[number] | undefined {
  return (
    partes.find(
      ({ ganada, requisitos }) => ganada === 0 && requisitos.some(({ pide }) => pide > 0),
    ) ?? partes[0]
  );
}

function Cuentas({ partes }: { partes: Partes }) {
  const moneda = useMoneda();
  const asked = findMeta(partes)?.requisitos.filter(({ pide }) => pide > 0) ?? [];
  const falta = describeFalta(partes, { isOwn: true, isClosed: false, moneda });
  const earned = sumEarned(partes.map(({ monto, ganada }) => ({ monto, ganada: ganada === 1 })));
  return (
    <Stack>
      {asked.length > 0 && (
        <Rings>
          {asked.map(({ tipo, hecho, pide }) => (
            <Anillo key={tipo} label={REQUISITO_LABELS[tipo]} value={hecho} max={pide}>
              {tipo === 'minutos'
                ? formatAmount(tipo, hecho)
                : `${formatAmount(tipo, hecho)}/${formatAmount(tipo, pide)}`}
            </Anillo>
          ))}
        </Rings>
      )}
      <p>
        <b>{falta ?? 'Ya tienes toda la paga de este periodo.'}</b>
      </p>
      <Quiet>
        {`Ahora cobrarías ${formatCredits(earned, moneda)}. `}
        <Why href="/perfil">Por qué</Why>
      </Quiet>
    </Stack>
  );
}

interface PeriodoProps extends Pick<DiaProps, 'paga' | 'now' | 'onPaga'> {
  state: BloqueState<Hoy>;
}

/** The user's earnings of the open period, and the date of their payment. */
export function Periodo({ state, paga, now, onPaga }: PeriodoProps) {
  return (
    <Card title="Este periodo">
      {state.kind === 'loading' && (
        <Loading>
          <Skeleton height="168px" />
        </Loading>
      )}
      {state.kind === 'failed' && <Quiet>Ahora mismo no se puede saber cómo vas.</Quiet>}
      {state.kind === 'ready' && <Cuentas partes={state.data.partes} />}
      {paga.kind === 'ready' && (
        <Quiet $above={4}>
          Se paga en <Countdown until={paga.data} now={now} ended="nada" onEnd={onPaga} />
        </Quiet>
      )}
    </Card>
  );
}
