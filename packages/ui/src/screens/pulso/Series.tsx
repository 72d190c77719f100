import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatDays } from '@garita/domain/formato/days';
import { formatDiaCorto } from '@garita/domain/formato/mes';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import {
  type ComoResumir,
  compararUltimos,
  describeCambio,
  resumir,
} from '@garita/domain/pulso/cambio';
import { isPorDias } from '@garita/domain/pulso/tramos';
import { TimeChart } from '../../components/TimeChart';
import { Grafico } from './Grafico';
import type { ParteProps, Pulso } from './PulsoScreenProps';

type Tramo = Pulso['tramos'][number];

interface Serie {
  readonly id: 'activas' | 'minutos' | 'ascensos' | 'asistencias';
  readonly title: string;
  readonly como: ComoResumir;
  readonly format: (value: number) => string;
}

const SERIES: readonly Serie[] = [
  { id: 'activas', title: 'Personas activas', como: 'media', format: formatInteger },
  { id: 'minutos', title: 'Tiempo', como: 'suma', format: formatMinutes },
  { id: 'ascensos', title: 'Ascensos', como: 'suma', format: formatInteger },
  { id: 'asistencias', title: 'Asistencias', como: 'suma', format: formatInteger },
];

const nameOf = ({ inicio, final }: Tramo): string => upperFirst(formatDays(inicio, final));

function fraseDe(
  values: readonly number[],
  { como, format }: Pick<Serie, 'como' | 'format'>,
  semanas: ParteProps['semanas'],
): string {
  const cambio = compararUltimos(values, semanas, como);
  if (cambio.ahora === 0 && cambio.antes === 0)
    return isPorDias(semanas)
      ? 'En los últimos catorce días completos, nada.'
      : 'En las dos últimas semanas completas, nada.';
  const [ahora, antes] = isPorDias(semanas)
    ? ['En los últimos siete días completos', 'en los siete de antes']
    : ['En la última semana completa', 'en la anterior'];
  const media = como === 'media' && isPorDias(semanas) ? ' de media' : '';
  return `${ahora}, ${format(cambio.ahora)}${media}: ${describeCambio(cambio, antes)}.`;
}

function Serie({ pulso: { tramos }, semanas, ...serie }: ParteProps & Serie) {
  const { id, title, como, format } = serie;
  const values = tramos.map((tramo) => tramo[id]);
  const cada = isPorDias(semanas) ? 'día' : 'semana';
  const total = resumir(values, como);
  return (
    <Grafico
      title={title}
      cifra={[format(total), como === 'suma' ? `en ${semanas} semanas` : `cada ${cada}, de media`]}
      frase={fraseDe(values, serie, semanas)}
      tabla={{
        columnas: [cada === 'día' ? 'Día' : 'Semana', title],
        filas: tramos.map((tramo) => [nameOf(tramo), tramo[id]]),
        format,
      }}
      csv={`pulso-${id}`}
    >
      <TimeChart
        label={title}
        format={format}
        points={tramos.map((tramo) => ({ label: formatDiaCorto(tramo.inicio), value: tramo[id] }))}
      />
    </Grafico>
  );
}

function Movimiento({ pulso: { tramos }, semanas }: ParteProps) {
  const count = (que: 'entradas' | 'salidas') =>
    resumir(
      tramos.map((tramo) => tramo[que]),
      'suma',
    );
  const [entradas, salidas] = [count('entradas'), count('salidas')];
  const saldo = entradas - salidas;
  const title = 'Entradas y salidas';
  return (
    <Grafico
      title={title}
      cifra={[
        `${saldo > 0 ? '+' : saldo < 0 ? '−' : ''}${formatInteger(Math.abs(saldo))}`,
        `en ${semanas} semanas`,
      ]}
      frase={`Hacia arriba, ${contar(entradas, 'entrada', 'entradas')}; hacia abajo, ${contar(salidas, 'salida', 'salidas')}.`}
      tabla={{
        columnas: [isPorDias(semanas) ? 'Día' : 'Semana', 'Entradas', 'Salidas'],
        filas: tramos.map((tramo) => [nameOf(tramo), tramo.entradas, tramo.salidas]),
        format: formatInteger,
      }}
      csv="pulso-entradas-y-salidas"
    >
      <TimeChart
        label={title}
        points={tramos.map((tramo) => ({
          label: formatDiaCorto(tramo.inicio),
          value: tramo.entradas,
          below: tramo.salidas,
        }))}
      />
    </Grafico>
  );
}

export function Series(props: ParteProps) {
  return (
    <>
      {SERIES.map((serie) => (
        <Serie key={serie.id} {...props} {...serie} />
      ))}
      <Movimiento {...props} />
    </>
  );
}
