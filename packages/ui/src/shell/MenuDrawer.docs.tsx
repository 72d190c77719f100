import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { LogoutIcon } from '../components/icons';
import { List, Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { CountBadge } from './CountBadge';
import props from './MenuDrawer.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Cajón del menú',
  codigo: 'MenuDrawer',
  para: 'El menú entero en una pantalla estrecha, con los mismos grupos que la barra. Se abre con «Más» y se cierra al ir a algún sitio.',
  usar: [
    'La pone Shell tras «Más»; nadie más la abre.',
    'Con los mismos datos que TopBar: así el teléfono y el escritorio nunca enseñan menús distintos.',
  ],
  evitar: [
    'Para filtrar o editar algo desde el lado: usa Drawer.',
    'Para los actos de una fila: usa Menu.',
    'Para buscar una pantalla por su nombre: Ir a… (CommandPalette) está arriba del cajón.',
  ],
  anatomia: [
    ['Cabeza', '«Menú», con Ir a…, Radio, el tema y el aspa.'],
    ['Inicio y grupos', 'Cada grupo con su título y sus pantallas; la de ahora, teñida.'],
    ['Cuentas', 'A la derecha de la pantalla donde algo espera.'],
    ['Pie', 'Salir; para las visitas, Acceder y Registro. Mientras no se sabe quién es, nada.'],
  ],
  teclado: [
    ['Al abrirse', 'El foco entra en el cajón y no sale de él.'],
    ['Tab', 'Va por los enlaces en orden.'],
    ['Escape', 'Cierra sin ir a ninguna parte, y el foco vuelve a «Más».'],
    ['Lector de pantalla', 'Un diálogo que se llama «Menú»; cada grupo se anuncia con su título.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Card
            title="Cuenta"
            headingLevel={3}
            actions={<Button icon={<LogoutIcon size={20} />}>Salir</Button>}
          >
            <List $gap={3}>
              <li>Perfil</li>
              <li>
                <Row>
                  Solicitudes <CountBadge count={1} />
                </Row>
              </li>
              <li>Estados</li>
            </List>
          </Card>
        ),
        texto:
          'Los grupos del escritorio, en el mismo orden; Salir al final, donde nadie lo pulsa sin querer.',
      },
      no: {
        vista: (
          <Card title="Menú A–Z" headingLevel={3} actions={<Button variant="danger">Salir</Button>}>
            <List $gap={3}>
              <li>Ascensos</li>
              <li>Ausencias</li>
              <li>Bitácora</li>
              <li>Cambio de Nombre</li>
              <li>Clones</li>
            </List>
          </Card>
        ),
        texto:
          'Cuarenta pantallas por orden alfabético: hay que saber cómo se llaman. Y Salir no rompe nada: no va en rojo.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            Pase Lista <CountBadge count={2} />
          </Row>
        ),
        texto: 'El nombre de la pantalla, tal como se titula.',
      },
      no: {
        vista: <Row>Pasar lista de asistencia (solo supervisión)</Row>,
        texto: 'Otro nombre y una advertencia: si no se puede abrir, no está en el menú.',
      },
    },
  ],
  props,
  ejemplo: '<MenuDrawer {...parts} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />',
};
