import { Card } from '../components/Card';
import { Quiet, Stack } from '../components/layout';
import { Notice } from '../components/Notice';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { EstadosMarquee } from './EstadosMarquee';
import props from './EstadosMarquee.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Estados al pasar',
  codigo: 'EstadosMarquee',
  para: 'Lo que la gente dice hoy, en una cinta bajo la barra. Da vida al portal sin pedir nada; si nadie dice nada, no está.',
  usar: [
    'Una vez, en el strip del armazón.',
    'Solo con lo que la gente escribe de sí misma: una frase por persona.',
  ],
  evitar: [
    'Para avisos de la agencia: pasan de largo. Usa el cartel o la normativa.',
    'Para tarjetas que se quieren leer con calma: usa Carousel.',
  ],
  anatomia: [
    [
      'Tarjeta',
      'De 400 px: figura, nombre y hasta dos líneas. En el teléfono, una sola línea, tan larga como la frase.',
    ],
    [
      'Pausa',
      'A la derecha: para la cinta y la reanuda. Quien pidió menos movimiento no la ve, porque nada se mueve.',
    ],
  ],
  teclado: [
    ['Tab', 'Llega a la cinta, que se para mientras tiene el foco, y después al botón.'],
    ['Puntero encima', 'También la para.'],
    [
      'Lector de pantalla',
      'Una región «Estados» con su lista; la copia que cierra el círculo no se lee.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Stack>
            <EstadosMarquee
              estados={[
                { id: 1, mensaje: 'De guardia hasta las diez', usuarioNombre: 'Ronda-Nocturna' },
              ]}
            />
          </Stack>
        ),
        texto: 'La voz de alguien, con su cara; se puede parar.',
      },
      no: {
        vista: <Notice tone="caution">Hoy cierra la nómina a las 20:00. Ficha tu salida.</Notice>,
        texto:
          'Un aviso así no puede ir en la cinta: quien mira cinco segundos tarde no se entera. Va quieto, en el inicio.',
      },
    },
    {
      si: {
        vista: <Quiet>(Nadie dice nada: la cinta no está y la página sube.)</Quiet>,
        texto: 'Sin estados no hay cinta ni hueco.',
      },
      no: {
        vista: (
          <Card title="Estados" headingLevel={3}>
            <Quiet>Todavía no hay estados. ¡Anímate a escribir el tuyo!</Quiet>
          </Card>
        ),
        texto: 'Un sitio fijo para decir que no hay nada, en cada página.',
      },
    },
  ],
  props,
  ejemplo: '<Shell strip={<EstadosMarquee estados={estados} />} {...rest} />',
};
