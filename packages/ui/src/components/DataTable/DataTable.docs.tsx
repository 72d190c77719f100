import type { ComponentDocs } from '../../docs/pagina/ComponentDocs';
import { EmptyState } from '../EmptyState';
import { Quiet } from '../layout';
import type { Column } from './column';
import column from './column.ts?props';
import { DataTable } from './DataTable';
import props from './DataTable.tsx?props';

interface Tiempo {
  usuario: string;
  mins: number;
  estado: 'Activo' | 'Pausado';
}
const TIEMPOS: readonly Tiempo[] = [
  { usuario: 'Ronda-Nocturna', mins: 134, estado: 'Activo' },
  { usuario: 'Luz_del_Alba', mins: 48, estado: 'Pausado' },
  { usuario: 'elPatio83', mins: 1210, estado: 'Activo' },
];
const BIEN: readonly Column<Tiempo>[] = [
  { id: 'usuario', header: 'Usuario', value: ({ usuario }) => usuario, kind: 'text', card: 'main' },
  { id: 'mins', header: 'Acumulado', value: ({ mins }) => mins, kind: 'minutes', card: 'main' },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => estado,
    kind: 'state',
    tone: ({ estado }) => (estado === 'Activo' ? 'success' : 'caution'),
    card: 'meta',
  },
];
const MAL: readonly Column<Tiempo>[] = [
  { id: 'usuario', header: 'Nombre', value: ({ usuario }) => usuario, kind: 'text', card: 'main' },
  {
    id: 'mins',
    header: 'Tiempo',
    value: ({ mins }) => `${mins} minutos`,
    kind: 'text',
    card: 'meta',
  },
  {
    id: 'estado',
    header: '¿Activo?',
    value: ({ estado }) => (estado === 'Activo' ? 'true' : 'false'),
    kind: 'text',
    card: 'meta',
  },
];
const keyOf = ({ usuario }: Tiempo) => usuario;

export const docs: ComponentDocs = {
  nombre: 'Tabla de datos',
  codigo: 'DataTable',
  para: 'Una lista que se busca, se ordena, se exporta y se imprime: tabla donde hay sitio, filas que se despliegan en el teléfono. Todo sale de las mismas columnas.',
  usar: [
    'Para listas de lo mismo con varios datos cada uno: tiempos, multas, ventas, registros. Aguanta miles de filas.',
    'Con kind en cada columna: de él salen la alineación, el formato y el orden.',
    'Con filter mientras un filtro de toolbar está puesto: su nombre y cómo se quita.',
    'Con csvName si alguien se va a llevar la lista a una hoja de cálculo.',
  ],
  evitar: [
    'Para una tabla pequeña que solo se lee: usa PlainTable.',
    'Para cuatro o cinco cifras: usa Figures o Chart.',
    'Para una pantalla entera con título, lista y pregunta: usa ListScreen, que ya la lleva dentro.',
  ],
  anatomia: [
    [
      'Barra',
      'Búsqueda, filtros de la pantalla (toolbar), «Exportar» y la cuenta: «2 de 6 personas». En el teléfono, la cuenta, el filtro activo (filter), que se quita al pulsarlo, y «Filtros y más», que abre una hoja con lo demás.',
    ],
    ['Cabecera', 'Un botón por columna: ordena, y otra vez, al revés. Se queda al desplazar.'],
    [
      'Columna',
      'value manda en el orden, la búsqueda, el archivo y el papel; kind, en el formato: text, number, credits, minutes, instant (ISO 8601), day (AAAA-MM-DD) o state; cell solo la viste. card dice su sitio en el teléfono: main, meta, text, own o hidden.',
    ],
    [
      'Fila',
      'De 60 px con avatar (hasAvatar) y de 44 sin él. La primera celda es su nombre y no se mueve a los lados.',
    ],
    [
      'Tono',
      'caution para lo pagado, muted para lo que ya no cuenta (rowTone); además lo dice una palabra.',
    ],
    [
      'Actos',
      'Los de cada fila (rowActions): véase RowActions. En el teléfono, hasQuickAct deja el primero a la vista: véase CardList.',
    ],
    [
      'Sin filas',
      'Lo que diga empty, con la barra si hay toolbar. Si es la búsqueda o el filtro (filter) lo que no deja ninguna, lo dice y ofrece quitarlo.',
    ],
  ],
  teclado: [
    [
      'Tab',
      'Pasa por la búsqueda, los filtros, la tabla (que así se desplaza con las flechas), las cabeceras y los actos.',
    ],
    ['Intro, Espacio', 'En una cabecera, ordenan.'],
    ['Escape', 'En la búsqueda, la vacía.'],
    [
      'Lector de pantalla',
      'Una tabla con su nombre (caption): oye por qué columna está ordenada, la cuenta cuando la búsqueda la cambia y, en listas largas, el número verdadero de filas.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <DataTable
            caption="Tiempos abiertos"
            columns={BIEN}
            rows={TIEMPOS}
            rowKey={keyOf}
            searchLabel="Filtrar usuarios"
            noun={{ one: 'persona', many: 'personas' }}
            empty={null}
          />
        ),
        texto:
          'Los minutos son minutos: se alinean, se leen en horas y se ordenan por tamaño. El estado lleva color y palabra.',
      },
      no: {
        vista: (
          <DataTable
            caption="Tiempos abiertos, como textos"
            columns={MAL}
            rows={TIEMPOS}
            rowKey={keyOf}
            searchLabel="Buscar..."
            empty={null}
          />
        ),
        texto:
          'Todo es texto: nada se compara de un vistazo, «1210 minutos» lo tiene que dividir quien lee, y «true» es cosa de programas.',
      },
    },
    {
      si: {
        vista: (
          <DataTable
            caption="Mis tiempos"
            columns={BIEN}
            rows={[]}
            rowKey={keyOf}
            empty={
              <EmptyState title="Nadie tiene un tiempo abierto">
                Cuando abras el primero, aparecerá aquí.
              </EmptyState>
            }
          />
        ),
        texto: 'Sin filas, dice qué estará aquí y quién lo trae.',
      },
      no: {
        vista: (
          <DataTable
            caption="Mis otros tiempos"
            columns={BIEN}
            rows={[]}
            rowKey={keyOf}
            empty={<Quiet>No hay datos en la tabla</Quiet>}
          />
        ),
        texto: 'No se sabe si no hay nada, si no ha llegado o si está prohibido verlo.',
      },
    },
  ],
  props: { ...props, ...column },
  ejemplo: `const columns: readonly Column<Tiempo>[] = [
  { id: 'usuario', header: 'Usuario', value: ({ usuario }) => usuario, kind: 'text', card: 'main' },
  { id: 'mins', header: 'Acumulado', value: ({ mins }) => mins, kind: 'minutes', card: 'main' },
];

<DataTable
  caption="Tiempos abiertos"
  columns={columns}
  rows={tiempos}
  rowKey={({ id }) => id}
  rowActions={({ id }) => [{ id: 'pausar', label: 'Pausar', onPress: () => onPause(id) }]}
  noun={{ one: 'persona', many: 'personas' }}
  empty={<EmptyState title="Nadie tiene un tiempo abierto">Cuando abras el primero, aparecerá aquí.</EmptyState>}
/>`,
};
