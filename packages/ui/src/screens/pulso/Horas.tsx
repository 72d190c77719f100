import { aLas } from '@garita/domain/formato/aLas';
import { DIAS_SEMANA } from '@garita/domain/formato/diasSemana';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import { must } from '@garita/domain/must';
import { findPunta, mediaDentro } from '@garita/domain/pulso/calor';
import { countWeekdays } from '@garita/domain/pulso/tramos';
import { Grafico } from './Grafico';
import { Mapa } from './Mapa';
import type { ParteProps } from './PulsoScreenProps';

const DIAS = DIAS_SEMANA.map(upperFirst);
const HORAS = Array.from({ length: 24 }, (_, hour) => hour);

const decimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const formatHora = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function Horas({ pulso: { tramos, hoy, calor } }: ParteProps) {
  const veces = countWeekdays(must(tramos[0], 'The first day').inicio, hoy);
  const medias = calor.map((minutos, dia) =>
    minutos.map((minutes) => mediaDentro(minutes, veces[dia] ?? 0)),
  );
  const punta = findPunta(medias);
  return (
    <Grafico
      title="Cuándo hay gente"
      frase={
        punta
          ? `Cuando más gente hay dentro es el ${DIAS_SEMANA[punta.dia]} ${aLas(formatHora(punta.hora))}: ${decimal.format(punta.media)} de media, con la hora de la agencia.`
          : 'En este tiempo nadie ha fichado su salida.'
      }
      tabla={{
        columnas: ['Hora', ...DIAS],
        filas: (punta ? HORAS : []).map((hour) => [
          formatHora(hour),
          ...medias.map((horas) => horas[hour] ?? 0),
        ]),
        format: decimal.format,
      }}
      csv="pulso-horas"
    >
      {punta && (
        <Mapa
          columns={HORAS.map((hour) => (hour % 6 === 0 ? String(hour) : ''))}
          rows={DIAS.map((label, dia) => ({ label: label.slice(0, 3), cells: medias[dia] ?? [] }))}
          most={punta.media}
          ends={['Nadie', `${decimal.format(punta.media)} personas`]}
        />
      )}
    </Grafico>
  );
}
