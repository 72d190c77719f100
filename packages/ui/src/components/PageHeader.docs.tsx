import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { AddIcon } from './icons';
import { PageHeader } from './PageHeader';
import props from './PageHeader.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Cabecera de pantalla',
  codigo: 'PageHeader',
  para: 'Abre una pantalla: dice dónde se está, cómo está todo en una línea y cuál es el acto que la define.',
  usar: [
    'Arriba de cada pantalla, una sola vez: su título es el h1.',
    'Con subtitle para el estado en cifras: «7 activos, 2 pausados».',
    'Con action para el único botón macizo, y secondary para los que lo acompañan, que van delante.',
  ],
  evitar: [
    'En una pantalla que carga datos: usa ScreenFrame o ListScreen, que ya la llevan y saben cuándo callar el botón.',
    'Para el título de una parte: usa Card con title.',
    'Para una página de una sola persona: usa PersonaHead, con su figura y su placa.',
  ],
  anatomia: [
    ['Título', 'El mismo que en el menú, para que quien llega sepa que acertó.'],
    ['Subtítulo', 'Una línea, con las cifras alineadas; sin ella mientras no se sepa.'],
    [
      'Botones',
      'A la derecha, el macizo el último; en el teléfono, al lado si caben y debajo si no.',
    ],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Al cambiar de pantalla, el foco va al título, y así se oye dónde se está.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <PageHeader
            title="Tiempos"
            subtitle="7 activos, 2 pausados"
            secondary={<Button>Ligar tiempos</Button>}
            action={
              <Button variant="primary" icon={<AddIcon size={20} />}>
                Nuevo tiempo
              </Button>
            }
          />
        ),
        texto:
          'El nombre del menú, el estado en cifras y un solo acto principal, con su acompañante detrás.',
      },
      no: {
        vista: (
          <PageHeader
            title="Gestión y administración de tiempos"
            subtitle="En esta pantalla puedes ver y gestionar los tiempos de las personas de la agencia."
            action={<Button variant="primary">Nuevo</Button>}
          />
        ),
        texto:
          'Un título que no está en el menú, un subtítulo que explica lo que se ve y un «Nuevo» que no dice nuevo qué.',
      },
    },
    {
      si: {
        vista: <PageHeader title="Multas" subtitle="3 por cobrar: 1.200 c" />,
        texto: 'Quien no puede poner multas no ve el botón: la cabecera queda limpia.',
      },
      no: {
        vista: (
          <PageHeader
            title="Multas"
            subtitle="3 por cobrar: 1.200 c"
            action={
              <Button variant="primary" isDisabled>
                Nueva multa
              </Button>
            }
          />
        ),
        texto: 'Un botón apagado para siempre es una puerta pintada: promete lo que nunca dará.',
      },
    },
  ],
  props,
  ejemplo: `<PageHeader
  title="Tiempos"
  subtitle="7 activos, 2 pausados"
  action={<AddButton onPress={onNuevo}>Nuevo tiempo</AddButton>}
/>`,
};
