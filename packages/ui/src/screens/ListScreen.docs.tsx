import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { PageHeader } from '../components/PageHeader';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { AddButton } from './AddButton';
import boton from './AddButton.tsx?props';
import sitio from './FocusFallback.tsx?props';
import pantalla from './ListScreen.tsx?props';

const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Pantalla de lista',
  codigo: 'ListScreen',
  para: 'La forma de casi todas las pantallas de trabajo: título, el botón que añade, la lista con sus actos y los diálogos en los que se hacen. AddButton es su botón; FocusFallback recoge el foco cuando una fila se va.',
  usar: [
    'Cuando la pantalla es una lista de cosas con número propio: multas, despidos, traslados, respaldos.',
    'Con actionsOf para lo que esta persona puede hacer con cada fila: sin ninguna para nadie, la columna no está.',
    "Con los datos en la mano, state={{ kind: 'ready', data }}; si no, { kind: 'loading' }, { kind: 'forbidden' } o { kind: 'error', error, onRetry }.",
    'Con toolbar para un filtro propio, que rowsOf aplica, y filter={{ label, onClear }} mientras está puesto: así se quita también desde el teléfono y desde una lista sin filas.',
    'Con subtitle como función cuando resume las filas: solo se pregunta si hay alguna.',
  ],
  evitar: [
    'Para una pantalla con otra forma: usa ScreenFrame y pon dentro lo tuyo.',
    'Para una tabla pequeña que solo se lee: usa PlainTable.',
  ],
  anatomia: [
    [
      'Cabecera',
      'Título del menú, resumen en una línea y, solo con los datos, el botón que añade.',
    ],
    ['Encima', 'Opcional (above): cifras o filtros.'],
    ['Lista', 'DataTable, que en el teléfono son filas que se despliegan.'],
    ['Diálogos', 'Los abiertos, como hijos: uno para añadir y otro para cada acto.'],
    [
      'Sitio',
      'FocusFallback, que no se ve: recibe el foco si el botón que abrió un diálogo ya no existe.',
    ],
  ],
  teclado: [
    ['Tab', 'Botón que añade, búsqueda, cabeceras de la tabla y actos de cada fila.'],
    ['Tras un acto', 'El foco vuelve al botón que lo abrió; si se fue con su fila, a la lista.'],
    ['Lector de pantalla', 'La lista se llama como la pantalla, o como caption.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <>
            <PageHeader
              title="Despidos"
              subtitle="2 personas despedidas"
              action={<AddButton onPress={nada}>Nuevo despido</AddButton>}
            />
            <EmptyState title="Nadie ha sido despedido este mes">
              Aquí quedarán todos los despidos, con su motivo y quién los hizo.
            </EmptyState>
          </>
        ),
        texto: 'El botón dice qué se añade, y la lista vacía dice qué habrá.',
      },
      no: {
        vista: (
          <>
            <PageHeader
              title="Listado de despidos"
              action={<AddButton onPress={nada}>Añadir</AddButton>}
            />
            <EmptyState title="No hay datos" />
          </>
        ),
        texto:
          '«Listado», «Añadir», «No hay datos»: valdría para cualquier pantalla, así que no dice nada de esta.',
      },
    },
    {
      si: {
        vista: (
          <PageHeader
            title="Traslados"
            subtitle="Se muestran los de este año"
            action={<AddButton onPress={nada}>Nuevo traslado</AddButton>}
          />
        ),
        texto: 'Un acto de la pantalla; lo que se hace con un traslado está en su fila.',
      },
      no: {
        vista: (
          <PageHeader
            title="Traslados de este año"
            secondary={
              <>
                <Button>Editar</Button>
                <Button>Anular</Button>
              </>
            }
            action={<AddButton onPress={nada}>Nuevo traslado</AddButton>}
          />
        ),
        texto:
          '«Editar» y «Anular» arriba: ¿cuál? Primero habría que señalar una fila. Van en actionsOf.',
      },
    },
  ],
  props: { ...pantalla, ...boton, ...sitio },
  ejemplo: `<ListScreen
  title="Multas"
  subtitle={describePendientes}
  action={can(ACCESS.sendMulta, viewer) && <AddButton onPress={() => onAsking(true)}>Nueva multa</AddButton>}
  state={state}
  rowsOf={({ multas }) => multas}
  columns={multasColumns}
  actionsOf={actionsOf}
  hasAvatar
  empty={<EmptyState title="No hay multas">Aquí quedarán todas, cobradas o no.</EmptyState>}
  noun={{ one: 'multa', many: 'multas' }}
>
  {isAsking && <NuevaMulta onClose={() => onAsking(false)} />}
</ListScreen>`,
};
