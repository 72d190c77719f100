import { MenuIcon, UsersIcon } from '../components/icons';
import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { BottomBar } from './BottomBar';
import props from './BottomBar.tsx?props';
import { CountBadge } from './CountBadge';
import { pickTabs } from './pickTabs';
import { frameFor } from './storyMenu';

const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Barra inferior',
  codigo: 'BottomBar',
  para: 'En el teléfono, el inicio, Fichaje y las dos pantallas que cada persona más usa, bajo el pulgar; el resto del menú está tras «Más».',
  usar: [
    'La pone Shell por debajo de 720 px; pickTabs elige qué cuatro pantallas, según lo que cada quien puede abrir.',
    'Con counts para lo que espera en una de ellas.',
  ],
  evitar: [
    'Para los actos de una pantalla: quedarían escondidos al cambiar.',
    'En pantallas anchas: el menú está arriba, en TopBar.',
    'Para guardar cambios: usa SaveBar, que se coloca encima de ella.',
  ],
  anatomia: [
    ['Pestaña', 'Icono y nombre, de 56 px de alto; el nombre largo acaba en puntos.'],
    ['Raya', 'Arriba, en la pantalla en la que estás.'],
    ['Cuenta', 'Junto al icono: lo que espera.'],
    ['Más', 'La quinta, siempre: abre el cajón con todo el menú.'],
  ],
  teclado: [
    ['Tab', 'Va de una a otra y a «Más».'],
    [
      'Lector de pantalla',
      '«Tiempos, 3 pendientes»; la de ahora se oye como página actual, y «Más» dice que abre un diálogo.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <div style={{ position: 'relative', transform: 'translate(0)', minHeight: 120 }}>
            <p>La página acaba por encima de la barra.</p>
            <BottomBar
              tabs={pickTabs(frameFor('Supervisora').menu)}
              currentPath="/fichaje"
              counts={{ tiempos: 3 }}
              onMore={nada}
            />
          </div>
        ),
        texto: 'Cuatro pantallas con su nombre y «Más»: cinco blancos tan anchos como un pulgar.',
      },
      no: {
        vista: (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(8, 1fr)',
              justifyItems: 'center',
              padding: 12,
            }}
          >
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((clave) => (
              <UsersIcon key={clave} size={20} />
            ))}
          </div>
        ),
        texto: 'Ocho iconos sin nombre: son más estrechos que un dedo, y nadie los distingue.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            Solicitudes <CountBadge count={3} />
          </Row>
        ),
        texto: 'La cuenta dice cuántas cosas esperan.',
      },
      no: {
        vista: (
          <Row>
            <MenuIcon size={24} />
            <strong>¡NUEVO!</strong>
          </Row>
        ),
        texto: 'Un «¡NUEVO!» que nunca se va no dice qué hay que mirar.',
      },
    },
  ],
  props,
  ejemplo:
    '<BottomBar tabs={pickTabs(menu)} currentPath={pathname} counts={{ tiempos: 3 }} onMore={openDrawer} />',
};
