import { Card } from '../components/Card';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { type PlainColumn, PlainTable } from './PlainTable';
import props from './PlainTable.tsx?props';

interface Linea {
  concepto: string;
  cuanto: string;
}
const LINEAS: readonly Linea[] = [
  { concepto: 'Paga', cuanto: '1.200 c' },
  { concepto: 'Boni', cuanto: '300 c' },
  { concepto: 'Multas', cuanto: '−500 c' },
];
const COLUMNAS: readonly PlainColumn<Linea>[] = [
  { id: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto },
  { id: 'cuanto', header: 'Créditos', cell: ({ cuanto }) => cuanto, isNumeric: true },
];
const A_LA_IZQUIERDA: readonly PlainColumn<Linea>[] = COLUMNAS.map(
  ({ isNumeric, ...columna }) => columna,
);
const clave = ({ concepto }: Linea) => concepto;

export const docs: ComponentDocs = {
  nombre: 'Tabla sencilla',
  codigo: 'PlainTable',
  para: 'Unas pocas filas para leer: sin búsqueda, sin orden y sin nada que elegir. La primera columna da nombre a cada fila.',
  usar: [
    'Para un desglose: la paga por conceptos, las anotaciones de una semana.',
    'Con stacks si las columnas son de palabras: en el teléfono cada fila se apila con sus nombres.',
    'Con isBare dentro de una tarjeta o de un diálogo, que ya tienen marco.',
  ],
  evitar: [
    'Para una lista que crece o con actos en sus filas: usa DataTable.',
    'Para dos o tres cifras: usa Figures.',
    'Para antes y después: usa AntesDespues.',
  ],
  anatomia: [
    ['Cabecera', 'Nombres cortos de columna.'],
    ['Primera celda', 'El nombre de la fila.'],
    ['Cifras', 'A la derecha (isNumeric), para compararlas.'],
    ['Frases', 'Con isWide ocupan su propia línea al apilarse.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Una tabla que se llama como caption, que no se ve; cada celda se oye con su fila y su columna.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <PlainTable
            caption="Paga de Luz_del_Alba"
            columns={COLUMNAS}
            rows={LINEAS}
            rowKey={clave}
          />
        ),
        texto: 'Las cifras, a la derecha y con su unidad: se suman con la vista.',
      },
      no: {
        vista: <PlainTable caption="Tabla" columns={A_LA_IZQUIERDA} rows={LINEAS} rowKey={clave} />,
        texto:
          'A la izquierda, 1.200 y 300 parecen iguales; y «Tabla» no le dice nada a quien la oye.',
      },
    },
    {
      si: {
        vista: (
          <Card title="Desglose" headingLevel={3}>
            <PlainTable
              caption="Desglose de la paga"
              columns={COLUMNAS}
              rows={LINEAS}
              rowKey={clave}
              isBare
            />
          </Card>
        ),
        texto: 'Dentro de una tarjeta, sin otro marco.',
      },
      no: {
        vista: (
          <Card title="Desglose con marco" headingLevel={3}>
            <PlainTable
              caption="Desglose de la paga, con marco"
              columns={COLUMNAS}
              rows={LINEAS}
              rowKey={clave}
            />
          </Card>
        ),
        texto: 'Un marco dentro de otro: dos bordes para la misma cosa.',
      },
    },
  ],
  props,
  ejemplo: `const columns: readonly PlainColumn<Linea>[] = [
  { id: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto },
  { id: 'creditos', header: 'Créditos', cell: ({ creditos }) => formatCredits(creditos), isNumeric: true },
];

<PlainTable caption="Desglose de la paga" columns={columns} rows={lineas} rowKey={({ concepto }) => concepto} isBare />`,
};
