import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UiProvider } from '../packages/ui/src/components/UiProvider';
import { StillMotion, setStillMotion } from '../packages/ui/src/docs/StillMotion';
import { AGENCIAS } from './agencias';
import { applyAgencia } from './applyAgencia';
import { AVATARS } from './avatars';
import { bookThemes } from './bookThemes';
import { initialGlobals, type StoryGlobals } from './toolbars';

type GlobalsEvent = [{ globals?: Partial<StoryGlobals> }];

/** The values of the toolbars, also for a page that loads after they were set. */
function useToolbars(channel: DocsContainerProps['context']['channel']): StoryGlobals {
  const [held, setHeld] = useState<StoryGlobals>(() => {
    const last = [GLOBALS_UPDATED, SET_GLOBALS].map(
      (event) => (channel.last(event) as GlobalsEvent | undefined)?.[0]?.globals,
    );
    return { ...initialGlobals, ...(last[0] ?? last[1]) };
  });
  useEffect(() => {
    const hear = ({ globals }: GlobalsEvent[0]) => setHeld((now) => ({ ...now, ...globals }));
    channel.on(GLOBALS_UPDATED, hear);
    channel.on(SET_GLOBALS, hear);
    return () => {
      channel.off(GLOBALS_UPDATED, hear);
      channel.off(SET_GLOBALS, hear);
    };
  }, [channel]);
  return held;
}

/** The frame of every documentation page. The toolbars set its theme, agency and motion. */
export function PaginaContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { tema, agencia, movimiento } = useToolbars(context.channel);
  const still = movimiento === 'reducido';
  // The children read the motion when they mount, so the motion is set before that.
  setStillMotion(still);
  useEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  useEffect(() => applyAgencia(agencia), [agencia]);
  return (
    // Suspense is outside of the container. The container's table of contents searches for headings
    // only once, so all parts must be loaded before.
    <Suspense fallback={null}>
      <DocsContainer context={context} theme={bookThemes(agencia)[tema]}>
        <UiProvider avatarTemplate={AVATARS} cara={AGENCIAS[agencia]}>
          <StillMotion key={movimiento} still={still}>
            {children}
          </StillMotion>
        </UiProvider>
      </DocsContainer>
    </Suspense>
  );
}
