import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { MenuGroupButton } from './MenuGroupButton';
import grupo from './MenuGroupButton.tsx?props';
import { frameFor } from './storyMenu';
import { ThemeSwitch } from './ThemeSwitch';
import tema from './ThemeSwitch.tsx?props';
import barra from './TopBar.tsx?props';

const { menu } = frameFor('Supervisora');
const comun = { currentPath: '/tiempos', counts: { solicitudes: 3 }, onSignOut: undefined };

export const docs: ComponentDocs = {
  nombre: 'Barra superior',
  codigo: 'TopBar',
  para: 'Lleva a cualquier parte del portal y dice quién eres: el inicio, el menú por grupos, la luz del fichaje, la búsqueda, la radio, el tema y tu nombre. La pone Shell.',
  usar: [
    'Siempre, una vez por página; no se añade nada a mano: las pantallas nuevas entran en el menú por el registro de pantallas.',
    'Con counts para lo que espera en una pantalla: la cuenta se ve en su grupo y en su línea.',
    'Con onRegistro en null donde nadie puede registrarse: el botón no está, ni apagado.',
  ],
  evitar: [
    'Para los actos de una pantalla: van en su cabecera (PageHeader).',
    'Para un aviso de la agencia: usa el cartel de la portada.',
    'En el teléfono, para el menú: está en el cajón (MenuDrawer) y lo más usado al pie (BottomBar).',
  ],
  anatomia: [
    [
      'Inicio',
      'El emblema con el nombre; la ventana de la garita tiene luz mientras estás fichado.',
    ],
    [
      'Grupos',
      'Cuenta, Trabajo, Administración e Información: solo los que tienen alguna pantalla para ti.',
    ],
    [
      'Derecha',
      '«Fichado», la radio si suena, Ir a…, Radio y el tema; la campana con los avisos (campana), también en el teléfono.',
    ],
    [
      'Tú',
      'Figura y nombre, que llevan al perfil; las visitas ven Acceder y, si se puede, Registro.',
    ],
    ['Compacta', 'Tras 45 px de desplazamiento cede 16 px y el nombre, sin mover lo de debajo.'],
  ],
  teclado: [
    [
      'Tab',
      'Antes de la barra está «Saltar al contenido»; después, inicio, grupos y lo de la derecha.',
    ],
    [
      'Flecha abajo, Intro, Espacio',
      'Abren un grupo; las flechas y las letras van por sus pantallas.',
    ],
    ['Escape', 'Cierra el grupo y devuelve el foco a su nombre.'],
    ['Ctrl K', 'Abre Ir a… desde cualquier sitio.'],
    [
      'Lector de pantalla',
      '«Cuenta, 3 pendientes»; la pantalla en la que estás se oye como página actual.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            {menu.slice(0, 2).map((group) => (
              <MenuGroupButton key={group.grupo} group={group} {...comun} />
            ))}
            <ThemeSwitch />
          </Row>
        ),
        texto: 'Grupos con nombres de la agencia; la cuenta dice que algo espera ahí. Ábrelos.',
      },
      no: {
        vista: (
          <Row>
            {[
              'Ascensos',
              'Tiempos',
              'Nómina',
              'Pase Lista',
              'Fichaje',
              'Ausencias',
              'Resumen semanal',
              'Traslados',
            ].map((titulo) => (
              <strong key={titulo}>{titulo}</strong>
            ))}
          </Row>
        ),
        texto:
          'Cada pantalla en la barra: no caben, y cada persona tendría una barra de otra forma.',
      },
    },
    {
      si: {
        vista: menu
          .slice(2, 3)
          .map((group) => <MenuGroupButton key={group.grupo} group={group} {...comun} />),
        texto: 'Un grupo solo lista lo que puede abrir quien mira.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <strong>Herramientas</strong>
            <strong>Gestión</strong>
            <strong>Otros</strong>
          </Row>
        ),
        texto:
          '«Otros» y «Gestión» sirven para todo: hay que abrirlos los tres para encontrar las multas.',
      },
    },
  ],
  props: { ...barra, ...grupo, ...tema },
  ejemplo: `// La pone Shell; una pantalla nueva entra en el menú por el registro de pantallas del dominio.
<Shell session={session} menu={buildMenu(persona)} currentPath={pathname} counts={{ solicitudes: 3 }} {...actos}>
  {children}
</Shell>`,
};
