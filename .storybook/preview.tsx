import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { toastQueue } from '../packages/ui/src/components/toast';
import { UiProvider } from '../packages/ui/src/components/UiProvider';
import { followPersona } from '../packages/ui/src/docs/followPersona';
import {
  installStillMotion,
  StillMotion,
  setStillMotion,
} from '../packages/ui/src/docs/StillMotion';
import { safeControls, stateControl } from '../packages/ui/src/docs/safeControls';
import { factsOf } from '../packages/ui/src/docs/screens';
import { onAviso } from '../packages/ui/src/docs/storyNotice';
import { argsOfState } from '../packages/ui/src/docs/storyStates';
import { holdTime, installStoryTime, releaseTime } from '../packages/ui/src/docs/storyTime';
import { installStoryZone, setStoryZone } from '../packages/ui/src/docs/storyZone';
import { FormNoticeContext } from '../packages/ui/src/form/FormNotice';
import { documentCss } from '../packages/ui/src/theme/documentCss';
import { AGENCIAS } from './agencias';
import { AVATARS } from './avatars';
import { freezeClock, releaseClock, STORY_NOW } from './fixedClock';
import guards from './guards.json';
import { setInstantMotion } from './instantMotion';
import { bringBack, fitWindow, seatJudge, show } from './judge';
import { PAGINAS } from './paginas';
import {
  globalTypes,
  HISTORIA,
  initialGlobals,
  MOMENTOS,
  type StoryGlobals,
  ZONAS,
} from './toolbars';
import { wearAgencia } from './wearAgencia';
import { withoutMouse } from './withoutMouse';

document.documentElement.lang = 'es';
// The same font faces as in the portal's document.
const faces = import.meta.glob<string>('../packages/ui/src/theme/fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});
document.head.appendChild(document.createElement('style')).textContent = documentCss(
  (file) => faces[`../packages/ui/src/theme/fonts/${file}`] ?? '',
);
// A guard against hanging, not a measure: machines differ.
configure({
  asyncUtilTimeout: guards.wait,
  // The default error prints the whole page at each attempt of a waiting play.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});
const isTested = navigator.webdriver;
if (isTested) {
  seatJudge();
  withoutMouse();
}
installStoryTime([guards.wait, guards.play]);
installStoryZone();
installStillMotion();

interface Loaded {
  /** Arguments from another story of the same screen. */
  lent?: Record<string, unknown>;
}

/** Stories check the texts and show no notice. */
const FORM_NOTICE = { show: onAviso, clear: () => undefined };

const withGarita: Decorator = (
  Story,
  {
    args: { estado, ...own },
    globals,
    componentId,
    loaded: { lent },
  }: StoryContext & { loaded: Loaded },
) => {
  const args = { ...own, ...lent };
  const { tema, agencia, persona, zona, reloj, movimiento } = globals as StoryGlobals;
  useLayoutEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  useLayoutEffect(() => wearAgencia(agencia), [agencia]);
  // Colours need no re-render; components read the other globals when they mount, so they are
  // mounted again.
  return (
    <StillMotion
      key={[persona, zona, reloj, movimiento, estado].join()}
      still={movimiento === 'reducido'}
    >
      <UiProvider avatarTemplate={AVATARS} cara={AGENCIAS[agencia]}>
        <FormNoticeContext value={FORM_NOTICE}>
          <Story
            args={
              persona === HISTORIA ? args : followPersona(args, persona, factsOf(componentId)?.lee)
            }
          />
        </FormNoticeContext>
      </UiProvider>
    </StillMotion>
  );
};

const phone = { name: 'Teléfono (390)', styles: { width: '390px', height: '844px' } };
const desktop = { name: 'Escritorio (1280)', styles: { width: '1280px', height: '800px' } };
const narrow = { name: 'Estrecho (320)', styles: { width: '320px', height: '640px' } };

const preview: Preview = {
  // Every story file has a page: a component's usage, a screen's sheet, or the guide.
  tags: ['autodocs'],
  decorators: [withGarita],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [safeControls, stateControl],
  loaders: [
    async ({ args: { estado }, componentId, initialArgs }): Promise<Loaded> =>
      estado ? { lent: await argsOfState(componentId, estado, initialArgs) } : {},
  ],
  parameters: {
    a11y: {
      test: 'error',
      // React Aria keeps announcements for some seconds, with references to removed elements.
      context: { exclude: ['[data-live-announcer]'] },
      config: {
        rules: [
          // The second line of an option is its ARIA description; this rule would require it in the
          // name. Only an explicit label can differ from the visible text, so others are not
          // checked.
          {
            id: 'label-content-name-mismatch',
            selector: '[aria-label]:not([role="option"]), [aria-labelledby]:not([role="option"])',
          },
          // Checks only candidates: reading the style of every element takes a fifth of axe's time.
          {
            id: 'avoid-inline-spacing',
            selector: '[style*="spacing" i], [style*="line-height" i]',
          },
          // The test runner judges contrast in both themes itself.
          { id: 'color-contrast', enabled: !isTested },
        ],
      },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    docs: {
      ...PAGINAS,
      toc: {
        title: 'En esta página',
        headingSelector: 'h2',
        ignoreSelector: 'figure *, .sbdocs-preview *',
      },
    },
    viewport: { options: { phone, narrow, desktop } },
    // Storybook reads this order from the source text, so it must be a literal. screens.test.ts
    // checks that the screens follow the portal's menu.
    options: {
      storySort: {
        order: [
          'Guía',
          [
            'Introducción',
            'Color',
            'Tipografía',
            'Espaciado',
            'Movimiento',
            'Iconos',
            'Placas y avatares',
            'Tokens',
            '*',
            'Sí y no',
            'Novedades',
          ],
          'Componentes',
          'Patrones',
          'Pantallas',
          [
            'Inicio',
            'Perfil',
            'Persona',
            'Solicitudes',
            'Cambio de Nombre',
            'Estados',
            'Configuración',
            'Seguridad de la cuenta',
            'Ascensos',
            'Tiempos',
            'Nómina',
            'Pase Lista',
            'Fichaje',
            'Ausencias',
            'Resumen semanal',
            'Pulso',
            'Traslados',
            'Membresías',
            'Misiones',
            'Firmas',
            'Registros',
            'Lista de Paga',
            'Ventas',
            'Empleado del Mes',
            'Equipo',
            'Clones',
            'Multas',
            'Degrados',
            'Despidos',
            'Usuarios',
            'Traer gente',
            'Excepciones',
            'Descuentos',
            'Mantenimiento',
            'Agencia',
            'Respaldos',
            'Bitácora',
            'Rangos',
            'Calcular Rango',
            'Normativa',
            'Radio',
            'Preparar la agencia',
            'Recuperar la cuenta',
            '*',
          ],
          'Flujos',
        ],
      },
    },
  },
  beforeEach: async ({ parameters, globals }) => {
    onAviso.mockClear();
    const { tema, zona, reloj, movimiento } = globals as StoryGlobals;
    if (isTested) {
      // The window is fitted first: the previous story is still hidden, so it is not laid out
      // again.
      await fitWindow(parameters.viewport.options, globals.viewport?.value);
      bringBack(tema);
    }
    setStoryZone(ZONAS[zona]);
    setStillMotion(movimiento === 'reducido');
    setInstantMotion(isTested && !parameters.enMovimiento);
    // Removes the previous story's notices: with held time none expires.
    toastQueue.clear();
    if (reloj === 'real') return undefined;
    holdTime();
    freezeClock(reloj === HISTORIA ? (parameters.reloj ?? STORY_NOW) : MOMENTOS[reloj]);
    return () => {
      releaseTime();
      releaseClock();
    };
  },
  afterEach: () => {
    // After the play a viewer sees notices expire and clocks tick.
    if (!isTested) releaseTime();
    // Shown before axe, which has its own afterEach.
    else show();
  },
};

export default preview;
