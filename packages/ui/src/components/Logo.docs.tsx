import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Avatar } from './Avatar';
import { Logo } from './Logo';
import props from './Logo.tsx?props';
import { Row } from './layout';

export const docs: ComponentDocs = {
  nombre: 'Logo',
  codigo: 'Logo',
  para: 'El signo de quien es el portal: el emblema y el nombre de la agencia o, si no los tiene, la garita con su ventana encendida.',
  usar: [
    'En la barra, a 32 px y con el nombre; su ventana se enciende con tu fichaje.',
    'A solas y grande (96 px, wordmark en false) en la portada y mientras arranca el portal.',
  ],
  evitar: [
    'Como icono de un acto o de una parte: usa los iconos.',
    'Para decir que estás de servicio dentro de una página: usa LitWindow, que lleva palabras.',
    'Para enseñar a una persona: usa Avatar.',
  ],
  anatomia: [
    [
      'Emblema',
      'El de la agencia o la garita, de 16, 32, 48, 64 o 96 px: sus píxeles siguen cuadrados.',
    ],
    ['Ventana', 'Solo en la garita: con luz (lit) o apagada. A 16 px se queda sin barrera.'],
    [
      'Nombre',
      'Opcional (wordmark). El de la agencia se corta a las 32 letras; en «garita», la i lleva una lámpara por punto.',
    ],
  ],
  teclado: [
    ['Lector de pantalla', 'Una imagen con el nombre de la agencia, o «Garita». La luz no se oye.'],
  ],
  parejas: [
    {
      si: {
        vista: <Logo size={32} />,
        texto: 'Una vez por página, en la barra: a 32 px y con el nombre.',
      },
      no: {
        vista: (
          <Row>
            <Logo size={16} wordmark={false} />
            <Logo size={48} wordmark={false} />
            <Logo size={16} wordmark={false} />
          </Row>
        ),
        texto: 'Repetido como adorno. Cada copia se lee en voz alta, y ninguna dice nada nuevo.',
      },
    },
    {
      si: {
        vista: (
          <Row $gap={3}>
            <Avatar usuario="Sra.Quintana" />
            <strong>Sra.Quintana</strong>
          </Row>
        ),
        texto: 'A una persona la representa su figura.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <Logo size={32} wordmark={false} lit={false} />
            <strong>Sra.Quintana</strong>
          </Row>
        ),
        texto:
          'La garita apagada como «sin foto» o «fuera»: es el signo de todos y no dice nada de ella.',
      },
    },
  ],
  props,
  ejemplo: `<a href="/">
  <Logo size={32} lit={isDentro} />
</a>`,
};
