import { Quiet, Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { EnlacesPie } from './EnlacesPie';
import enlaces from './EnlacesPie.tsx?props';
import { Footer } from './Footer';
import pie from './Footer.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Pie de página',
  codigo: 'Footer',
  para: 'Cierra cada página: los enlaces propios de la agencia, de quién es el portal y con qué está hecho. Se lee una vez y no se vuelve a mirar.',
  usar: [
    'Con EnlacesPie para el foro, la tienda o el canal de la agencia: los pone quien administra, en sus ajustes.',
    'Una vez por página; lo pone Shell.',
  ],
  evitar: [
    'Para pantallas del portal: están en el menú.',
    'Para lo que hay que saber hoy: usa el cartel de la portada o un aviso.',
    'Para los botones de una pantalla: van en su cabecera o en su barra de guardar.',
  ],
  anatomia: [
    [
      'Enlaces',
      'Los de la agencia, en una línea que sigue en otra si no caben; cada uno con el signo de que se va fuera.',
    ],
    ['De quién', 'El año y el nombre de la agencia.'],
    ['Con qué', 'Garita y su versión, su licencia y sus iconos.'],
  ],
  teclado: [
    ['Tab', 'Va de enlace en enlace.'],
    ['Lector de pantalla', '«Foro, se abre en otra pestaña», dentro de «Enlaces de la agencia».'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Footer agencia="Agencia Faro">
            <EnlacesPie
              enlaces={[
                { texto: 'Foro', url: 'https://foro.ejemplo.es/', lugar: 'pie' },
                { texto: 'Tienda de uniformes', url: 'https://tienda.ejemplo.es/', lugar: 'ambos' },
              ]}
            />
          </Footer>
        ),
        texto: 'Dos enlaces con el nombre de lo que abren.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <a href="https://foro.ejemplo.es/">Pincha aquí</a>
            <a href="https://tienda.ejemplo.es/" style={{ overflowWrap: 'anywhere' }}>
              https://tienda.ejemplo.es/uniformes?ref=pie
            </a>
          </Row>
        ),
        texto:
          '«Pincha aquí» no dice adónde, y una dirección larga se parte por la mitad en el teléfono.',
      },
    },
    {
      si: {
        vista: <Quiet $small>© 2026 Agencia Faro</Quiet>,
        texto: 'Corto y tenue: no compite con la página.',
      },
      no: {
        vista: (
          <p>
            <strong>
              Recuerda fichar tu salida, aceptar la normativa y revisar tus solicitudes antes del
              sábado.
            </strong>
          </p>
        ),
        texto:
          'Lo importante al final de la página: allí nadie llega. Para eso están las cuentas del menú y el inicio.',
      },
    },
  ],
  props: { ...pie, ...enlaces },
  ejemplo: `<Footer agencia={agencia.nombre} version="1.0.0">
  <EnlacesPie enlaces={readEnlaces(ajustes.enlaces)} />
</Footer>`,
};
