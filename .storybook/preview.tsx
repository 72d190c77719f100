import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
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
import { HISTORIA } from '../packages/ui/src/docs/storyPeople';
import { argsOfState } from '../packages/ui/src/docs/storyStates';
import { holdTime, installStoryTime, releaseTime } from '../packages/ui/src/docs/storyTime';
import { installStoryZone, setStoryZone } from '../packages/ui/src/docs/storyZone';
import { followPrueba } from '../packages/ui/src/docs/taller/applyPrueba';
import { FormNoticeContext } from '../packages/ui/src/form/FormNotice';
import { documentCss } from '../packages/ui/src/theme/documentCss';
import { AGENCIAS } from './agencias';
import { applyAgencia } from './applyAgencia';
import { AVATARS } from './avatars';
import { freezeClock, releaseClock, STORY_NOW } from './fixedClock';
import guards from './guards.json';
import { setInstantMotion } from './instantMotion';
import { exposeJudge, fitWindow, prepareStory, show } from './judge';
import { PAGINAS } from './paginas';
import { globalTypes, initialGlobals, MOMENTOS, type StoryGlobals, ZONAS } from './toolbars';
import { useMedium } from './useMedium';
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
// This timeout only ends a test that hangs. It does not measure speed, since machines differ.
configure({
  asyncUtilTimeout: guards.wait,
  // The default error prints the whole page at each attempt of a waiting play.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});
const isTested = navigator.webdriver;
if (isTested) {
  exposeJudge();
  withoutMouse();
}
followPrueba();
installStoryTime([guards.wait, guards.play]);
installStoryZone();
installStillMotion();

const Senas = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/senas/Senas')).Senas,
}));

interface Loaded {
  /** Arguments from another story of the same screen. */
  lent?: Record<string, unknown>;
}

/** In stories a form passes its notices to the mock `onAviso`, and the page shows no notice. */
const FORM_NOTICE = { show: onAviso, clear: () => undefined };

const withGarita: Decorator = (
  Story,
  {
    args: { estado, ...own },
    globals,
    componentId,
    id,
    viewMode,
    loaded: { lent },
  }: StoryContext & { loaded: Loaded },
) => {
  const args = { ...own, ...lent };
  const { tema, agencia, persona, zona, reloj, medio, movimiento, senas } = globals as StoryGlobals;
  useLayoutEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  useLayoutEffect(() => applyAgencia(agencia), [agencia]);
  useMedium(medio);
  // Components read these globals when they mount, so a change of one of them mounts the story
  // again. A change of theme or agency does not mount the story again.
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
          {senas === 'si' && viewMode === 'story' && (
            <Suspense fallback={null}>
              <Senas story={id} />
            </Suspense>
          )}
        </FormNoticeContext>
      </UiProvider>
    </StillMotion>
  );
};

const phone = { name: 'Teléfono (390)', styles: { width: '390px', height: '844px' } };
const desktop = { name: 'Escritorio (1280)', styles: { width: '1280px', height: '800px' } };
const narrow = { name: 'Estrecho (320)', styles: { width: '320px', height: '640px' } };
// A window of 1280 × 1024 at 400 % has these CSS pixels (WCAG 1.4.10).
const zoomed = { name: 'Al 400 % (320 × 256)', styles: { width: '320px', height: '256px' } };

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
          // This rule would require that an option's name contains its second line, the ARIA
          // description. Only elements with an explicit label are checked: in others the name is
          // the visible text.
          {
            id: 'label-content-name-mismatch',
            selector: '[aria-label]:not([role="option"]), [aria-labelledby]:not([role="option"])',
          },
          // Checks only elements with a `style` attribute: reading the style of every element takes
          // a fifth of axe's time.
          {
            id: 'avoid-inline-spacing',
            selector: '[style*="spacing" i], [style*="line-height" i]',
          },
          // The test runner checks contrast in both themes itself (judge.ts).
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
    viewport: { options: { phone, narrow, zoomed, desktop } },
    // Storybook reads this order from the source text, so it must be a literal. screens.test.ts
    // checks that the screens follow the portal's menu.
    options: {
      storySort: {
        order: [
          'Guía',
          [
            'Introducción',
            'Color',
            'Taller de color',
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
            'Puerta',
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
            'Vetos',
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
      // The window is resized first, while the previous story is still hidden. So the browser does
      // not lay out the previous story again.
      await fitWindow(parameters.viewport.options, globals.viewport?.value);
      prepareStory(tema);
    }
    setStoryZone(ZONAS[zona]);
    setStillMotion(movimiento === 'reducido');
    setInstantMotion(isTested && !parameters.enMovimiento);
    // Removes the notices of the previous story, which never expire while the clock is frozen.
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
    // After the play the clock runs, so that a viewer sees notices expire and clocks advance.
    if (!isTested) releaseTime();
    // The page is shown before axe checks it in a later afterEach.
    else show();
  },
};

export default preview;
