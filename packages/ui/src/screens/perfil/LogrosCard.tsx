import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { Moneda } from '@garita/domain/formato/moneda';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { useMoneda } from '../../components/MonedaContext';
import { StateBadge } from '../../components/StateBadge';
import { color, font, space, text } from '../../theme/tokens';
import { titleDetalle } from '../nomina/titleDetalle';
import type { Perfil } from './PerfilScreenProps';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space[3]} ${space[4]};
  margin: 0;
  dt { color: ${color.tinta2}; font-size: ${text[15]}; }
  dd { margin: 0; font-family: ${font.title}; font-size: ${text[27]}; font-weight: 700; font-variant-numeric: tabular-nums; }
`;
const Paid = styled.p`
  margin-top: ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borde};
  color: ${color.laurelTexto};
  font-weight: 700;
`;

function describeCobrado({ monto, cobrado }: NonNullable<Perfil['paga']>, moneda: Moneda): string {
  if (cobrado === 0) return '';
  return cobrado >= monto ? '. Ya la cobraste' : `. Ya cobraste ${formatCredits(cobrado, moneda)}`;
}

interface LogrosCardProps {
  perfil: Perfil;
  onDetalle: () => void;
}

/**
 * The user's work in the open period, their running time, and the part of the pay that they have
 * earned (PER-06 to PER-09).
 */
export function LogrosCard({ perfil: { nomina, tiempo, paga }, onDetalle }: LogrosCardProps) {
  const moneda = useMoneda();
  return (
    <Card
      title="Este periodo"
      aside={
        tiempo?.pausa === 1 ? <StateBadge tone="caution">Tiempo pausado</StateBadge> : undefined
      }
      actions={
        <Button onPress={onDetalle}>{titleDetalle(true, { hasPaga: paga !== null })}</Button>
      }
    >
      <Figures>
        {tiempo && (
          <div>
            <dt>Tiempo activo</dt>
            <dd>{formatMinutes(tiempo.mins)}</dd>
          </div>
        )}
        <div>
          <dt>Ascensos</dt>
          <dd>{formatInteger(nomina.ascensos)}</dd>
        </div>
        <div>
          <dt>Asistencias</dt>
          <dd>{formatInteger(nomina.asistencias)}</dd>
        </div>
        <div>
          <dt>Tiempos</dt>
          <dd>{formatMinutes(nomina.times)}</dd>
        </div>
      </Figures>
      {paga && (
        <Paid>{`Paga completada: ${paga.paga}, ${formatCredits(paga.monto, moneda)}${describeCobrado(paga, moneda)}`}</Paid>
      )}
    </Card>
  );
}
