import type { ComponentDocs } from '../../docs/pagina/ComponentDocs';
import { CardList } from './CardList';
import props from './CardList.tsx?props';
import type { Column, RowAction } from './column';

interface Multa {
  usuario: string;
  creditos: number;
  motivo: string;
  dia: string;
}
const MULTAS: readonly Multa[] = [
  { usuario: 'elPatio83', creditos: 500, motivo: 'Dejó la barrera sola.', dia: '2026-11-22' },
  {
    usuario: 'Luz_del_Alba',
    creditos: 250,
    motivo: 'Llegó tarde a la formación.',
    dia: '2026-11-20',
  },
];
const keyOf = ({ usuario }: Multa) => usuario;
const nada = () => undefined;

const columnsAt = (
  places: Readonly<Record<keyof Multa, NonNullable<Column<Multa>['card']>>>,
): readonly Column<Multa>[] => [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario,
    kind: 'text',
    card: places.usuario,
  },
  {
    id: 'creditos',
    header: 'Importe',
    value: ({ creditos }) => creditos,
    kind: 'credits',
    card: places.creditos,
  },
  {
    id: 'motivo',
    header: 'Motivo',
    value: ({ motivo }) => motivo,
    kind: 'text',
    card: places.motivo,
  },
  { id: 'dia', header: 'Día', value: ({ dia }) => dia, kind: 'day', card: places.dia },
];
const BIEN = columnsAt({ usuario: 'main', creditos: 'main', motivo: 'text', dia: 'meta' });
const MAL = columnsAt({ usuario: 'meta', creditos: 'meta', motivo: 'meta', dia: 'main' });
const acto = (label: string, isDanger = false): RowAction => ({
  id: label,
  label,
  onPress: nada,
  isDanger,
});

const list = {
  rows: MULTAS,
  rowKey: keyOf,
  rowTone: undefined,
  hasAvatar: false,
  hasQuickAct: false,
};

export const docs: ComponentDocs = {
  nombre: 'Tarjetas de una lista',
  codigo: 'CardList',
  para: 'Lo que DataTable enseña en el teléfono: cada fila plegada en 72 px, que se despliega con sus datos y sus actos. Sale de las mismas columnas: card dice dónde va cada una.',
  usar: [
    'Pon en main quién es y la cifra que importa: es lo que se ve de la fila plegada.',
    'Pon en meta los datos cortos, con su nombre; en text los largos, como un motivo.',
    'Con hasQuickAct si casi siempre se viene a hacer lo mismo: el primer acto queda a la vista, a una pulsación.',
  ],
  evitar: [
    'Para pintarla a mano: da las columnas a DataTable, que elige entre tabla y tarjetas.',
    'Con tres columnas en main: no caben en 320 px.',
    'Con hasQuickAct si el primer acto destruye: se pulsa sin querer al desplazar.',
  ],
  anatomia: [
    [
      'Cabeza',
      'La primera columna main y, sin avatar, una línea con los primeros datos; las demás main, a la derecha.',
    ],
    ['Acto a la vista', 'Opcional: el primero (hasQuickAct).'],
    ['Flecha', 'Despliega; responde toda la fila.'],
    [
      'Datos',
      'Al desplegar: los meta con su nombre, los text a todo el ancho y los own, que se nombran solos.',
    ],
    ['Actos', 'Los de RowActions, al pie.'],
    ['Ver más', 'De cincuenta en cincuenta, o «Ver el resto».'],
  ],
  teclado: [
    ['Tab', 'Va de fila en fila: al acto a la vista, si lo hay, y a la flecha.'],
    ['Intro, Espacio', 'Despliegan y pliegan; el foco se queda.'],
    [
      'Lector de pantalla',
      'Una lista con su nombre; cada fila, un artículo con el suyo. «Detalles: elPatio83» dice si está desplegada; si son muchas, también su número de cuántas.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <CardList
            {...list}
            caption="Multas, con lo que importa"
            columns={BIEN}
            rowActions={() => [acto('Cobrar'), acto('Borrar', true)]}
          />
        ),
        texto: 'Plegada ya dice quién y cuánto. Despliega una: el motivo tiene todo el ancho.',
      },
      no: {
        vista: (
          <CardList
            {...list}
            caption="Multas, por su día"
            columns={MAL}
            rowActions={() => [acto('Cobrar'), acto('Borrar', true)]}
          />
        ),
        texto: 'La cabeza es un día: de quién es y cuánto debe hay que buscarlo fila por fila.',
      },
    },
    {
      si: {
        vista: (
          <CardList
            {...list}
            caption="Multas, con un acto a mano"
            rows={MULTAS.slice(0, 1)}
            columns={columnsAt({ usuario: 'main', creditos: 'meta', motivo: 'text', dia: 'meta' })}
            hasQuickAct
            rowActions={() => [acto('Cobrar'), acto('Borrar', true)]}
          />
        ),
        texto: 'Cobrar es a lo que se viene, y se puede deshacer: a una pulsación.',
      },
      no: {
        vista: (
          <CardList
            {...list}
            caption="Multas, con un acto peligroso"
            rows={MULTAS.slice(1)}
            columns={columnsAt({ usuario: 'main', creditos: 'meta', motivo: 'text', dia: 'meta' })}
            hasQuickAct
            rowActions={() => [acto('Borrar', true), acto('Cobrar')]}
          />
        ),
        texto:
          'Borrar, justo bajo el pulgar de quien desplaza la lista, y teñido como lo recomendado.',
      },
    },
  ],
  props,
  ejemplo: `const columns: readonly Column<Multa>[] = [
  { id: 'usuario', header: 'Usuario', value: ({ usuario }) => usuario, kind: 'text', card: 'main' },
  { id: 'creditos', header: 'Importe', value: ({ creditos }) => creditos, kind: 'credits', card: 'main' },
  { id: 'dia', header: 'Día', value: ({ dia }) => dia, kind: 'day', card: 'meta' },
  { id: 'motivo', header: 'Motivo', value: ({ motivo }) => motivo, kind: 'text', card: 'text' },
];

<DataTable {...list} columns={columns} hasQuickAct />`,
};
