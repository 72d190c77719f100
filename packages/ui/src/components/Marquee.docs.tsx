import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { Marquee } from './Marquee';
import props from './Marquee.tsx?props';
import { Notice } from './Notice';

const dichos = (...words: readonly string[]) =>
  words.map((dicho) => ({ id: dicho, content: <span>{dicho}</span> }));

/** The examples on this page are paused. */
export const docs: ComponentDocs = {
  nombre: 'Marquesina',
  codigo: 'Marquee',
  para: 'Cosas que pasan despacio y sin fin, de las que no importa perderse alguna: los estados de la gente, la canción que suena. Con isPaused espera quieta, como aquí abajo.',
  usar: [
    'Para un ambiente: los estados del día bajo la barra (EstadosMarquee).',
    'Con itemWidth content para una línea más larga que su sitio, como el título de una canción.',
  ],
  evitar: [
    'Para avisos o noticias: usa Notice, que se está quieto.',
    'Para cosas entre las que se elige: usa Carousel o una lista.',
    'Para más de una por página: dos movimientos se estorban.',
  ],
  anatomia: [
    ['Tira', 'Las cosas en orden, de 400 px cada una; en el teléfono, lo que ocupen sus palabras.'],
    ['Copia', 'La sigue sin hueco; solo es para el ojo.'],
    ['Paso', 'Ocho segundos por cosa (secondsPerItem).'],
  ],
  teclado: [
    [
      'Tab',
      'Llega a ella y la detiene; también mientras el foco está en algo de dentro, o el puntero encima.',
    ],
    ['Flechas', 'Si se ha pedido menos movimiento no se mueve, y con ellas se desplaza.'],
    ['Lector de pantalla', 'Una región con su nombre y una lista; la copia no existe para él.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Marquee
            isPaused
            label="Estados de hoy"
            itemWidth="content"
            items={dichos('«De turno hasta medianoche.»', '«Vuelvo el lunes.»')}
          />
        ),
        texto: 'Frases sueltas de la gente: se lee la que pasa, y no pasa nada por perderse otra.',
      },
      no: {
        vista: (
          <Marquee
            isPaused
            label="Noticias de la nómina"
            itemWidth="content"
            items={dichos(
              'La paga de este domingo se adelanta a las 18:00.',
              'Quien no fiche antes de las 17:00 se queda fuera.',
            )}
          />
        ),
        texto:
          'Lo que hay que saber pasa de largo: quien llega tarde no sabe que ha habido un aviso.',
      },
    },
    {
      si: {
        vista: <Notice tone="caution">La paga de este domingo se adelanta a las 18:00.</Notice>,
        texto: 'Un aviso se está quieto hasta que deja de ser verdad.',
      },
      no: {
        vista: (
          <Marquee
            isPaused
            label="Actos"
            itemWidth="content"
            items={['Enviar solicitud', 'Ver mi perfil'].map((name) => ({
              id: name,
              content: <Button>{name}</Button>,
            }))}
          />
        ),
        texto: 'Botones que se mueven: hay que perseguirlos.',
      },
    },
  ],
  props,
  ejemplo: `<Marquee
  label="Estados"
  isPaused={isPaused}
  items={estados.map(({ id, mensaje, usuarioNombre }) => ({
    id,
    content: <p><strong>{usuarioNombre}</strong> {mensaje}</p>,
  }))}
/>`,
};
