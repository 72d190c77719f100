import { formatCredits } from '@garita/domain/formato/credits';
import { sayMinutes } from '@garita/domain/formato/minutes';
import type { RequisitoPaga } from '@garita/domain/nomina/paga';
import { formatRequisito } from '@garita/domain/nomina/requisito';
import styled from 'styled-components';
import { useMoneda } from '../../components/MonedaContext';
import { ProgressBar } from '../../components/ProgressBar';
import { StateBadge } from '../../components/StateBadge';
import { color, space, text } from '../../theme/tokens';
import type { NominaDetalle } from './NominaScreenProps';
import { formatAmount, REQUISITO_LABELS } from './requisitoLabels';

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[4]};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  h3 { margin-right: auto; }
  strong { font-variant-numeric: tabular-nums; }
`;
const Note = styled.p`
  margin-top: ${space[1]};
  color: ${color.tinta2};
  font-size: ${text[13]};
`;
const NotAsked = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font-size: ${text[15]};
  span { color: ${color.tinta2}; }
`;

const TITLES = { nomina: 'Nómina', bonificacion: 'Bonificación' } as const;

function Requisito({ tipo, hecho, pide, base }: RequisitoPaga) {
  const label = REQUISITO_LABELS[tipo];
  if (pide === 0) {
    return (
      <NotAsked>
        <strong>{label}</strong>
        <span>No se pide</span>
      </NotAsked>
    );
  }
  const rounding = base % 2 === 0 ? '' : ', redondeada hacia arriba';
  return (
    <div>
      <ProgressBar
        label={label}
        value={Math.max(0, hecho)}
        max={pide}
        valueLabel={`${formatAmount(tipo, hecho)} de ${formatAmount(tipo, pide)}`}
      />
      {pide < base && (
        <Note>{`Pide ${formatRequisito(tipo, pide)}: la mitad de ${tipo === 'minutos' ? sayMinutes(base) : formatAmount(tipo, base)}${rounding}.`}</Note>
      )}
    </div>
  );
}

type Parte = NominaDetalle['partes'][number];

/** Whether the part is a bonus without requirements: the category then has no bonus. */
const isNone = ({ concepto, requisitos }: Parte): boolean =>
  concepto === 'bonificacion' && requisitos.every(({ base }) => base === 0);

/** Why a part of the pay is not earned, apart from unmet requirements; null for no other reason. */
function describeLack(parte: Parte, isNominaEarned: boolean): string | null {
  if (parte.concepto === 'nomina' || parte.ganada === 1) return null;
  if (isNone(parte)) return 'Esta categoría no tiene bonificación.';
  return isNominaEarned ? null : 'Solo se gana junto con la nómina.';
}

function Estado({ parte, isClosed }: { parte: Parte; isClosed: boolean }) {
  if (parte.ganada === 1) return <StateBadge tone="success">Ganada</StateBadge>;
  return (
    <StateBadge tone="neutral">
      {isNone(parte) ? 'No hay' : isClosed ? 'No ganada' : 'Todavía no'}
    </StateBadge>
  );
}

interface PartePagaProps {
  parte: Parte;
  /** Whether the pay itself is earned: the bonus requires it. */
  isNominaEarned: boolean;
  isClosed: boolean;
}

export function PartePaga({ parte, isNominaEarned, isClosed }: PartePagaProps) {
  const moneda = useMoneda();
  const { concepto, monto, requisitos } = parte;
  const lack = describeLack(parte, isNominaEarned);
  return (
    <Root>
      <Head>
        <h3>{TITLES[concepto]}</h3>
        <strong>{formatCredits(monto, moneda)}</strong>
        <Estado parte={parte} isClosed={isClosed} />
      </Head>
      {lack && <Note>{lack}</Note>}
      {requisitos.map((requisito) => (
        <Requisito key={requisito.tipo} {...requisito} />
      ))}
    </Root>
  );
}
