import { Card } from '../components/Card';
import { Logo } from '../components/Logo';
import { Quiet, Row } from '../components/layout';
import { PageHeader } from '../components/PageHeader';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import props from './Shell.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Armazón',
  codigo: 'Shell',
  para: 'Lo que rodea a todas las pantallas: barra, estados, página, pie y, en el teléfono, la barra inferior y el cajón. Una pantalla solo escribe lo suyo y direcciones; ir a ellas es cosa del armazón.',
  usar: [
    'Una vez, alrededor del sitio donde cambian las pantallas.',
    'Con isNavigating mientras llega una pantalla: si tarda más de un cuarto de segundo, se ve una línea arriba.',
    'Con strip y pie para lo que la agencia tiene en todas las páginas.',
  ],
  evitar: [
    'Dentro de una pantalla: usa ScreenFrame o ListScreen.',
    'Mientras no se sabe quién llega ni dónde: antes va la portada de carga (Splash).',
  ],
  anatomia: [
    ['Saltar al contenido', 'Lo primero del teclado; solo se ve con el foco.'],
    ['Barra superior', 'TopBar, pegada arriba.'],
    ['Estados', 'Lo que la gente dice hoy (EstadosMarquee), si dice algo.'],
    ['Página', 'Hasta 1248 px, con márgenes de 24 y de 16 en el teléfono.'],
    ['Pie', 'Footer, con los enlaces de la agencia.'],
    ['Teléfono', 'BottomBar fija al pie, con sitio reservado, y el cajón tras «Más».'],
  ],
  teclado: [
    ['Tab', 'La primera parada salta el menú y lleva a la página.'],
    [
      'Al cambiar de pantalla',
      'El foco va al título de la pantalla nueva, y se oye dónde se está.',
    ],
    ['Sin saber quién es', 'No se ofrece ni Acceder ni Cuenta: nada cambia bajo el dedo.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <>
            <PageHeader title="Ausencias" subtitle="2 en espera" />
            <Quiet>Aquí empieza lo de la pantalla.</Quiet>
          </>
        ),
        texto: 'Una pantalla empieza por su título: lo demás ya está alrededor.',
      },
      no: {
        vista: (
          <>
            <Row $gap={3}>
              <Logo size={32} />
              <strong>Portal de ausencias</strong>
            </Row>
            <PageHeader title="Bienvenida a ausencias" />
          </>
        ),
        texto:
          'Otra barra dentro de la página: dos logos, y la gente ya no sabe dónde está el menú.',
      },
    },
    {
      si: {
        vista: (
          <Card title="Ronda-Nocturna" headingLevel={2}>
            <a href="/equipo?persona=Ronda-Nocturna">Ver su ficha</a>
          </Card>
        ),
        texto:
          'Un enlace con su dirección: se abre en otra pestaña, y el armazón decide cómo se llega.',
      },
      no: {
        vista: (
          <Card title="Luz_del_Alba" headingLevel={2}>
            <span style={{ textDecoration: 'underline' }}>Pulsa aquí para ver la ficha</span>
          </Card>
        ),
        texto:
          'Algo que parece un enlace y no lo es: ni el teclado llega, ni se puede abrir aparte.',
      },
    },
  ],
  props,
  ejemplo: `<Shell
  session={{ kind: 'signedIn', usuario: persona.usuario, fichaje: persona.fichaje }}
  menu={buildMenu(persona)}
  currentPath={pathname}
  agencia={agencia}
  onNavigate={navigate}
  onSignIn={signIn}
  onRegistro={null}
  onSignOut={signOut}
  onRadio={toggleRadio}
  onSearch={openPalette}
>
  <Outlet />
</Shell>`,
};
