import styled from 'styled-components';
import { Quiet, Stack } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { color, space, text } from '../../theme/tokens';
import { Countdown } from '../Countdown';
import { useRemaining } from '../useRemaining';
import type { Hoy } from './DiaProps';

const Way = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`;
const Names = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[1]};
  font-size: ${text[15]};
  > * { min-width: 0; overflow-wrap: anywhere; }
  > :last-child { text-align: right; }
`;
const Track = styled.div`
  height: 12px;
  border: 1px solid ${color.bordeControl};
  border-radius: 6px;
  background: ${color.pozo};
  overflow: hidden;
`;
const Fill = styled.div<{ $due: boolean }>`
  height: 100%;
  print-color-adjust: exact;
  background: ${({ $due }) => ($due ? color.baliza : color.petroleo)};
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`;
const Next = styled.span<{ $due: boolean }>`
  display: inline-grid;
  border-radius: 6px;
  ${({ $due }) => $due && `outline: 3px solid ${color.baliza}; outline-offset: 2px;`}
`;

type Ascenso = NonNullable<Hoy['ascenso']>;

interface CaminoProps {
  ascenso: Hoy['ascenso'];
  mision: string;
  categoria: number;
  now: () => number;
  /** Whether the card shows the proposal itself. */
  isProposed: boolean;
}

function Pasos({
  ascenso,
  mision,
  categoria,
  now,
  isProposed,
}: CaminoProps & { ascenso: Ascenso }) {
  const { desde, disponible, siguiente, id_categoria, propuesto } = ascenso;
  const left = useRemaining({ until: disponible, now });
  const isDue = left <= 0;
  const whole = Date.parse(disponible) - Date.parse(desde);
  const done = isDue || whole <= 0 ? 1 : Math.max(0, 1 - left / whole);
  return (
    <Stack $gap={3}>
      {!isProposed && (
        <p>
          {propuesto === 1 ? (
            <b>{`Te han propuesto para ${siguiente}.`}</b>
          ) : isDue ? (
            <>
              <b>Ya te toca ascender:</b> cuando alguien te lo proponga.
            </>
          ) : (
            <>
              Podrás ascender en <Countdown until={disponible} now={now} ended="nada" />
            </>
          )}
        </p>
      )}
      <div>
        <Way>
          <Placa categoria={categoria} />
          <Track aria-hidden="true">
            <Fill $due={isDue} style={{ width: `${done * 100}%` }} />
          </Track>
          <Next $due={isDue}>
            <Placa categoria={id_categoria} />
          </Next>
        </Way>
        <Names>
          <span>{mision}</span>
          <b>{siguiente}</b>
        </Names>
      </div>
    </Stack>
  );
}

export function CaminoAscenso(props: CaminoProps) {
  const { ascenso } = props;
  if (ascenso === null)
    return (
      <Quiet>No hay una misión siguiente: los rangos más altos se dan por nombramiento.</Quiet>
    );
  // A new key restarts the countdown when another promotion comes.
  return <Pasos key={ascenso.disponible} {...props} ascenso={ascenso} />;
}
