import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Campana } from './Campana';
import props from './Campana.tsx?props';
import { CountBadge } from './CountBadge';

const nada = () => undefined;
const cerrada = { isOpen: false, onToggle: nada, children: () => null };

export const docs: ComponentDocs = {
  nombre: 'Campana',
  codigo: 'Campana',
  para: 'Dice cuántos avisos hay sin leer y abre su panel: lo que otros han hecho y le toca a quien mira.',
  usar: [
    'Una vez, en la barra superior y también en el teléfono; la pone la aplicación (campana de Shell) a quien ha entrado.',
    'Para lo que ya ha pasado. Lo que espera una respuesta está además en «Por hacer» y en el menú.',
  ],
  evitar: [
    'Para lo que le pasa a otra persona o a la agencia entera.',
    'Para decir que algo se ha guardado: eso lo dice un aviso que pasa (Toast).',
    'Para que suene o se mueva: llega alguien, y la cuenta cambia; basta.',
  ],
  anatomia: [
    ['Campana', 'Un botón de la barra, de 44 px.'],
    [
      'Cuenta',
      'Los que no se han leído, en ámbar, sobre su hombro: no cambia el ancho de la barra. Hasta 99.',
    ],
    [
      'Panel',
      'Debajo de la campana; en el teléfono, una hoja que sube. Por días, lo más nuevo primero.',
    ],
  ],
  teclado: [
    ['Intro, Espacio', 'Abren el panel; Escape lo cierra y el foco vuelve a la campana.'],
    ['Tab', 'Recorre el panel: marcar todo, cerrar, y los avisos uno a uno.'],
    ['Lector de pantalla', '«Avisos, 3 sin leer»; cada aviso nuevo empieza por «Sin leer».'],
  ],
  parejas: [
    {
      si: {
        vista: <Campana {...cerrada} sinLeer={3} />,
        texto: 'La cuenta dice cuántos hay; leerlos la apaga.',
      },
      no: {
        vista: (
          <Row>
            Avisos nuevos <CountBadge count={3} />
          </Row>
        ),
        texto: 'En la barra no caben las palabras, y en el teléfono nada más.',
      },
    },
    {
      si: {
        vista: <Campana {...cerrada} sinLeer={0} />,
        texto: 'Sin nada nuevo la campana descansa.',
      },
      no: { vista: <p>No tienes avisos nuevos</p>, texto: 'Un cero no se anuncia.' },
    },
  ],
  props,
  ejemplo: `<Campana sinLeer={sinLeer} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
  {(opener) => <AvisosPanel opener={opener} onClose={() => setOpen(false)} {...avisos} />}
</Campana>`,
};
