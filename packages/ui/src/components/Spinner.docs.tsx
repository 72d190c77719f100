import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { Row } from './layout';
import { SkeletonRows } from './Skeleton';
import { Spinner } from './Spinner';
import props from './Spinner.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Rueda',
  codigo: 'Spinner',
  para: 'Dice que algo está en curso y que no se sabe cuánto falta. Pequeña, en el sitio de lo que se espera.',
  usar: [
    'Dentro de un control que espera: un botón o un selector de personas ya la ponen ellos solos.',
    'Junto a unas palabras que digan qué se espera, cuando eso ocupa menos de una línea.',
  ],
  evitar: [
    'Para una pantalla o una lista que carga: usa SkeletonRows, que guarda el sitio de lo que vendrá.',
    'Cuando se sabe cuánto falta: usa ProgressBar.',
  ],
  anatomia: [
    [
      'Ocho radios',
      'Giran a saltos, como la aguja de un reloj; toman el color del texto que los rodea.',
    ],
    ['Tamaño', '16, 20 o 24 px.'],
  ],
  teclado: [
    ['Lector de pantalla', 'Una tarea en curso con el nombre de label: «Cargando personas».'],
    [
      'Menos movimiento',
      'Quien lo pide en su sistema no la ve girar: solo se apaga y se enciende despacio.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Button isPending pendingLabel="Enviando la solicitud">
            Enviar solicitud
          </Button>
        ),
        texto: 'La rueda está donde se pulsó: se sabe qué se espera.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <Button>Enviar solicitud</Button>
            <Spinner label="Cargando" size={24} />
          </Row>
        ),
        texto: 'Suelta al lado, no dice qué carga, y el botón se puede pulsar otra vez.',
      },
    },
    {
      si: {
        vista: <SkeletonRows rows={2} label="Cargando las multas" />,
        texto: 'Una lista que carga guarda su sitio: nada salta cuando llega.',
      },
      no: {
        vista: (
          <div style={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
            <Spinner label="Cargando las multas de la agencia" size={24} />
          </div>
        ),
        texto: 'Una rueda en medio de la nada: al llegar la lista, la página da un salto.',
      },
    },
  ],
  props,
  ejemplo: '<Spinner label="Cargando personas" size={16} />',
};
