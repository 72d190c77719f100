import { Notice } from '../components/Notice';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { SinConexion } from './SinConexion';
import props from './SinConexion.tsx?props';

/** Positions the notice at the edge of the example instead of the window. */
const MARCO = { position: 'relative', transform: 'translate(0)', minHeight: 72 } as const;

export const docs: ComponentDocs = {
  nombre: 'Sin conexión',
  codigo: 'SinConexion',
  para: 'Dice en voz baja que lo que se ve puede haber cambiado, mientras el portal no puede avisar. Vuelve solo, y se va solo.',
  usar: [
    'Una vez por página; lo pone la aplicación cuando lleva cinco segundos sin línea.',
    'Sin nada más: lo que se ve sigue ahí, y todo lo que se pulse se intenta.',
    'Con `visto` cuando lo que se ve lo guardaba este navegador: dice de cuándo es.',
  ],
  evitar: [
    'Para algo que no se pudo guardar o cargar: eso lo dice quien lo pidió, donde lo pidió.',
    'Para pedir que se recargue la página: no hace falta.',
  ],
  anatomia: [
    [
      'Etiqueta',
      'Abajo a la izquierda, sobre la barra del teléfono; no se pulsa, y deja pulsar lo que hay debajo.',
    ],
  ],
  teclado: [
    [
      'Lector de pantalla',
      '«Sin conexión · reintentando», una vez, cuando termina lo que está leyendo.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <div style={MARCO}>
            <SinConexion isShown />
          </div>
        ),
        texto: 'Pequeño, sin color y sin botón: no hay nada que hacer.',
      },
      no: {
        vista: <Notice tone="danger">Se ha perdido la conexión. Recarga la página.</Notice>,
        texto: 'Alarma por algo que se arregla solo, y hace perder lo que se estaba escribiendo.',
      },
    },
    {
      si: {
        vista: (
          <div style={MARCO}>
            <SinConexion isShown={false} />
          </div>
        ),
        texto: 'Con línea no se dice nada.',
      },
      no: {
        vista: <p>Conectado</p>,
        texto: 'Un «Conectado» permanente deja de leerse, y no dice nada el día que falta.',
      },
    },
  ],
  props,
  ejemplo: '<SinConexion isShown={isLost} />',
};
