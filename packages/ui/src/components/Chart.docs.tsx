import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Figures } from '../screens/Figures';
import { Chart } from './Chart';
import props from './Chart.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Barras',
  codigo: 'Chart',
  para: 'Compara unos pocos valores de lo mismo. El número está escrito junto a cada barra: la barra solo ayuda al ojo.',
  usar: [
    'Para cuatro o cinco valores en un orden que signifique algo: los días de la semana, de más a menos.',
    'Con format cuando la cifra lleva unidad: créditos o minutos.',
  ],
  evitar: [
    'Para uno o dos valores: usa Figures.',
    'Para decir cuánto falta hasta un requisito: usa ProgressBar.',
    'Para más de una docena de filas: usa DataTable, que se ordena y se exporta.',
  ],
  anatomia: [
    ['Título', 'Qué se compara: «Ascensos por día».'],
    ['Nombre', 'A la izquierda, hasta dos quintos del ancho.'],
    ['Barra', 'La mayor llena la línea; las demás, su parte. El 0 no tiene barra.'],
    ['Valor', 'A la derecha, siempre escrito.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Lee una figura con su título y una lista de nombres y valores; las barras no existen para él.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Chart
            label="Ascensos por día"
            bars={[
              { label: 'Lunes', value: 12 },
              { label: 'Martes', value: 31 },
              { label: 'Miércoles', value: 0 },
              { label: 'Jueves', value: 7 },
            ]}
          />
        ),
        texto:
          'Un título que dice qué se cuenta, en el orden de la semana; el miércoles sin ascensos también cuenta.',
      },
      no: {
        vista: (
          <Chart
            label="Datos"
            bars={[
              { label: 'Jue', value: 7 },
              { label: 'Mar', value: 31 },
              { label: 'Lun', value: 12 },
            ]}
          />
        ),
        texto:
          'Ni se sabe qué se cuenta ni por qué van así; y falta el miércoles, que era la noticia.',
      },
    },
    {
      si: {
        vista: (
          <Figures
            figures={[
              ['Minutos', '220'],
              ['Créditos', '1.250'],
            ]}
          />
        ),
        texto: 'Minutos y créditos no se comparan: son dos cifras con su nombre.',
      },
      no: {
        vista: (
          <Chart
            label="Semana de Ronda-Nocturna"
            tone={2}
            bars={[
              { label: 'Minutos', value: 220 },
              { label: 'Créditos', value: 1250 },
            ]}
          />
        ),
        texto:
          'Dos unidades con una misma medida: la barra dice que se cobra mucho y se trabaja poco, y no es verdad.',
      },
    },
  ],
  props,
  ejemplo: `<Chart
  label="Ventas por mes"
  format={formatCredits}
  bars={[
    { label: 'Octubre', value: 125_000 },
    { label: 'Noviembre', value: 98_500 },
  ]}
/>`,
};
