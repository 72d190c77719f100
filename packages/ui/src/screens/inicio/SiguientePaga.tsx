import { splitRemaining } from '@garita/domain/formato/duration';
import { formatInstant } from '@garita/domain/formato/instant';
import { useId } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../../components/Skeleton';
import { useHydrated } from '../../parts/useHydrated';
import { color, font, inset, radius, space, text } from '../../theme/tokens';
import { type RemainingOptions, useRemaining } from '../useRemaining';
import type { BloqueState } from './Bloque';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${inset};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  p { color: ${color.tinta2}; }
`;
const Parts = styled.time`
  display: flex;
  gap: ${space[2]};
`;
const Part = styled.span`
  display: grid;
  justify-items: center;
  min-width: 72px;
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  font-size: ${text[13]};
  line-height: 1.3;
  color: ${color.tinta2};
`;
const Digits = styled.span`
  font-family: ${font.pixel};
  font-size: ${text[44]};
  line-height: 0.9;
  color: ${color.tinta};
`;

const UNITS = [
  ['dias', 'día', 'días'],
  ['horas', 'hora', 'horas'],
  ['minutos', 'minuto', 'minutos'],
] as const;

/** Days, hours and minutes until the pay, by the server's clock (HOM-11). */
function Cuenta(options: RemainingOptions) {
  const left = splitRemaining(useRemaining(options));
  if (!left) return <p>Está al caer.</p>;
  return (
    <Parts dateTime={options.until}>
      {UNITS.map(([part, one, many]) => (
        <Part key={part}>
          <Digits>{left[part]}</Digits> {left[part] === 1 ? one : many}
        </Part>
      ))}
    </Parts>
  );
}

export interface SiguientePagaProps {
  /** The instant of the next pay, ISO 8601. */
  state: BloqueState<string>;
  /** The agency's zone, used until hydration, when the reader's zone is known. */
  zona?: string;
  now: () => number;
  /** Called when the pay is due, to fetch the instant of the next pay. */
  onPaga: () => void;
}

export function SiguientePaga({ state, zona, now, onPaga }: SiguientePagaProps) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 id={id}>Siguiente paga</h2>
        {state.kind === 'ready' && (
          <p>
            {isHydrated || !zona
              ? `${formatInstant(state.data)}, en tu hora`
              : `${formatInstant(state.data, { zone: zona })}, hora de la agencia`}
          </p>
        )}
        {state.kind === 'failed' && <p>Ahora mismo no se puede saber cuándo será.</p>}
      </div>
      {state.kind === 'loading' && (
        <Loading>
          <Skeleton width="232px" height="72px" />
        </Loading>
      )}
      {state.kind === 'ready' && (
        <Cuenta key={state.data} until={state.data} now={now} onEnd={onPaga} />
      )}
    </Root>
  );
}
