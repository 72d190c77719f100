import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Chart } from './Chart';
import { TimeChart } from './TimeChart';
import props from './TimeChart.tsx?props';

const DIAS = [9, 11, 12, 8, 14, 17, 6].map((value, i) => ({ label: `${i + 15} nov`, value }));

export const docs: ComponentDocs = {
  nombre: 'Columnas en el tiempo',
  codigo: 'TimeChart',
  aPrueba: 'de momento solo lo usa Pulso.',
  para: 'Muestra cómo va un número día a día o semana a semana. Es para el ojo: la frase de encima dice qué hay que ver, y la tabla tiene las cifras.',
  usar: [
    'Para un número a lo largo de días o semanas seguidos, sin huecos: también los días en que no hubo nada.',
    'Con una frase encima que diga qué ha cambiado, y con su tabla al alcance del teclado.',
    'Con below para dos números que se oponen: quien entra y quien sale.',
  ],
  evitar: [
    'Para comparar cosas que no van en orden, como personas: usa Chart.',
    'Para un solo número: usa Figures.',
    'Sin tabla: de la figura no se oye nada, y en un teléfono no se lee el valor de un día.',
  ],
  anatomia: [
    ['Máximo', 'Encima, a la izquierda: la medida de la columna más alta.'],
    [
      'Columna',
      'Una por día o semana, de más antigua a más reciente. La última, que aún corre, es más pálida.',
    ],
    ['Línea del cero', 'Siempre se ve; con below, las columnas cuelgan de ella.'],
    ['Extremos', 'Debajo, la fecha primera, la de en medio y la última.'],
  ],
  teclado: [['Lector de pantalla', 'No oye nada de la figura: la frase y la tabla lo dicen todo.']],
  parejas: [
    {
      si: {
        vista: <TimeChart label="Personas por día" points={DIAS} />,
        texto:
          'Siete días seguidos: se ve que el viernes vino más gente y que hoy aún no ha terminado.',
      },
      no: {
        vista: (
          <TimeChart
            label="Personas por misión"
            points={[
              { label: 'Agentes', value: 12 },
              { label: 'Oficiales', value: 4 },
            ]}
          />
        ),
        texto: 'Las misiones no van una tras otra en el tiempo: el último no es el de hoy.',
      },
    },
    {
      si: {
        vista: (
          <Chart
            label="Minutos por persona"
            bars={[
              { label: 'Oficial', value: 240 },
              { label: 'Agente', value: 90 },
            ]}
          />
        ),
        texto: 'Lo que no es tiempo se compara con barras, cada una con su nombre y su número.',
      },
      no: {
        vista: (
          <TimeChart label="Personas por día" points={DIAS.filter(({ value }) => value > 8)} />
        ),
        texto: 'Faltan los días flojos, y no se nota: cada columna tiene que ser un día.',
      },
    },
  ],
  props,
  ejemplo: `<TimeChart
  label="Minutos por día"
  format={formatMinutes}
  points={[
    { label: '20 nov', value: 840 },
    { label: '21 nov', value: 310 },
  ]}
/>`,
};
