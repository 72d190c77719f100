import { formatCredits } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Moneda } from '@garita/domain/formato/moneda';
import { describeFalta } from '@garita/domain/nomina/describeFalta';
import { describeCuenta } from '@garita/domain/perfil/describeCuenta';
import styled from 'styled-components';
import { Row, Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { StateBadge } from '../../components/StateBadge';
import { color, font, space, text } from '../../theme/tokens';
import { PersonaCell } from '../PersonaCell';
import { Anotaciones } from './Anotaciones';
import { formatPeriodo } from './formatPeriodo';
import type { Cuenta, NominaDetalle } from './NominaScreenProps';
import { PartePaga } from './PartePaga';

const Head = styled(Row)`
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
`;
const Earned = styled.p`
  color: ${color.tinta2};
  strong { margin-left: ${space[2]}; color: ${color.tinta}; font-family: ${font.title}; font-size: ${text[27]}; font-variant-numeric: tabular-nums; }
`;
const Period = styled.p`
  flex: 1 1 100%;
  color: ${color.tinta2};
`;
const Lack = styled(Period)`
  color: ${color.tinta};
  font-weight: 700;
`;
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[5]} ${space[6]};
  padding: ${space[5]} 0;
  border: solid ${color.borde};
  border-width: 1px 0;
`;

const verbFor = (isOwn: boolean, isClosed: boolean): string =>
  isClosed ? (isOwn ? 'Ganaste' : 'Ganó') : isOwn ? 'Has ganado' : 'Ha ganado';

/**
 * The viewer's paid and owed amounts, in words. For the open period they cover the viewer's whole
 * account, for a closed period only this pay.
 */
function describeCobro(
  { periodo, cerrado_en, paga }: NominaDetalle,
  cuenta: Cuenta,
  moneda: Moneda,
): string | null {
  if (cerrado_en === null) {
    const paid =
      paga > cuenta.abierto
        ? `De esta paga ya se te pagaron ${formatCredits(paga - cuenta.abierto, moneda)}.`
        : null;
    return (
      [paid, describeCuenta(cuenta, moneda)].filter((words) => words !== null).join(' ') || null
    );
  }
  const deuda = cuenta.deudas.find((one) => one.periodo === periodo);
  if (deuda)
    return `De esta paga se te deben ${formatCredits(deuda.monto - deuda.pagado, moneda)}.`;
  return paga > 0 ? 'Esta paga ya se te pagó.' : null;
}

interface DetalleProps {
  detalle: NominaDetalle;
  isOwn: boolean;
  cuenta: Cuenta | null;
}

export function Detalle({ detalle, isOwn, cuenta }: DetalleProps) {
  const moneda = useMoneda();
  const { usuarioNombre, categoria, n_categoria, abierto_en, cerrado_en, reducido, paga, partes } =
    detalle;
  const isClosed = cerrado_en !== null;
  const falta = describeFalta(partes, { isOwn, isClosed, moneda });
  const cobro = cuenta && describeCobro(detalle, cuenta, moneda);
  const isNominaEarned = partes.some(
    ({ concepto, ganada }) => concepto === 'nomina' && ganada === 1,
  );
  return (
    <Stack $gap={5}>
      <Head>
        <PersonaCell usuario={usuarioNombre} categoria={categoria}>
          <span>({n_categoria})</span>
          {reducido === 1 && <StateBadge tone="info">Reducción</StateBadge>}
        </PersonaCell>
        <Earned>
          {verbFor(isOwn, isClosed)}
          <strong>{formatCredits(paga, moneda)}</strong>
        </Earned>
        <Period>
          {isClosed
            ? `Periodo ${formatPeriodo({ abierto_en, cerrado_en })}`
            : `Periodo abierto desde el ${formatInstant(abierto_en)}`}
        </Period>
        {cobro && <Lack>{cobro}</Lack>}
        {falta && <Lack>{falta}</Lack>}
      </Head>
      <Parts>
        {partes.map((parte) => (
          <PartePaga
            key={parte.concepto}
            parte={parte}
            isNominaEarned={isNominaEarned}
            isClosed={isClosed}
          />
        ))}
      </Parts>
      <Anotaciones detalle={detalle} />
    </Stack>
  );
}
