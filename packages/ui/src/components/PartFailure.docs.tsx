import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { EmptyState } from './EmptyState';
import { PartFailure } from './PartFailure';
import props from './PartFailure.tsx?props';
import { SkeletonRows } from './Skeleton';
import { Spinner } from './Spinner';

const nada = () => undefined;
const parte = { isAgain: false, isOpen: true, onRetry: nada, onReload: nada, onClose: nada };

export const docs: ComponentDocs = {
  nombre: 'Partes que llegan después',
  codigo: 'PartFailure',
  para: 'Lo que pocas visitas abren se descarga al abrirlo (lazyPart). Mientras llega, su sitio espera; si no llega, PartFailure lo dice en ese sitio y el resto de la pantalla sigue.',
  usar: [
    'En diálogos, cajones y gráficas que la primera vista no necesita.',
    'Con preload cuando la mano o el foco se acercan a lo que lo abre: llega antes de pulsar.',
    "Con waits: 'around' para una pantalla entera: la anterior se queda hasta que llega la nueva.",
  ],
  evitar: [
    'Para lo que se ve al entrar: llegaría tarde y movería la página.',
    'Para datos que no llegan del servidor: eso es ErrorState, y lo pone ScreenFrame.',
    'Para algo que nadie ha pedido, como un adorno: con instead, si falta, no se dice nada.',
  ],
  anatomia: [
    ['Pantalla', 'Llena la página, con su signo grande, y el armazón se queda.'],
    ['Sitio', 'Una franja donde iba la parte, con su botón.'],
    ['Diálogo', 'Flota, porque lo que falta flotaba; se puede dejar con «Cancelar».'],
    [
      'Consejo',
      'Reintentar; recargar, si el navegador recuerda el fallo; o recargar porque hay una versión nueva.',
    ],
  ],
  teclado: [
    ['Lector de pantalla', 'El fallo se lee en cuanto aparece (alert), con lo que ayuda.'],
    ['Escape', 'Cierra el fallo de un diálogo; al volver a pedirlo, se intenta otra vez.'],
    ['Al llegar', 'El foco va a donde iría si hubiera llegado a la primera.'],
  ],
  parejas: [
    {
      si: {
        vista: <PartFailure {...parte} shape="place" advice="retry" />,
        texto: 'Falla en su sitio y con su botón: lo demás se puede seguir usando.',
      },
      no: {
        vista: <EmptyState title="No hay filtros" />,
        texto: 'Dice que no hay nada cuando lo que pasa es que no ha llegado: nadie lo reintenta.',
      },
    },
    {
      si: {
        vista: <SkeletonRows rows={2} label="Llegando la gráfica" />,
        texto: 'Su hueco espera con la forma de lo que vendrá (fallback).',
      },
      no: {
        vista: (
          <div style={{ display: 'grid', placeItems: 'center', minHeight: 120, gap: 8 }}>
            <Spinner label="Cargando el módulo de gráficas" size={24} />
            <p>Cargando módulo…</p>
          </div>
        ),
        texto: 'Una rueda con palabras de máquina: a quien mira le da igual que sea un módulo.',
      },
    },
  ],
  props,
  ejemplo: `const NuevaMulta = lazyPart(() => import('./NuevaMultaDialog'), 'NuevaMultaDialog');

<AddButton onPress={() => setOpen(true)}>Nueva multa</AddButton>
{isOpen && <NuevaMulta onClose={() => setOpen(false)} />}`,
};
