import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UiProvider } from '../packages/ui/src/components/UiProvider';
import { StillMotion, setStillMotion } from '../packages/ui/src/docs/StillMotion';
import { AGENCIAS } from './agencias';
import { AVATARS } from './avatars';
import { bookThemes } from './bookThemes';
import { initialGlobals, type StoryGlobals } from './toolbars';
import { wearAgencia } from './wearAgencia';

type Told = [{ globals?: Partial<StoryGlobals> }];

/** What the toolbars hold, also on a page that comes after they were set. */
function useToolbars(channel: DocsContainerProps['context']['channel']): StoryGlobals {
  const [held, setHeld] = useState<StoryGlobals>(() => {
    const last = [GLOBALS_UPDATED, SET_GLOBALS].map(
      (event) => (channel.last(event) as Told | undefined)?.[0]?.globals,
    );
    return { ...initialGlobals, ...(last[0] ?? last[1]) };
  });
  useEffect(() => {
    const hear = ({ globals }: Told[0]) => setHeld((now) => ({ ...now, ...globals }));
    channel.on(GLOBALS_UPDATED, hear);
    channel.on(SET_GLOBALS, hear);
    return () => {
      channel.off(GLOBALS_UPDATED, hear);
      channel.off(SET_GLOBALS, hear);
    };
  }, [channel]);
  return held;
}

/** Around every page of documentation: the theme, the agency and the motion of the toolbars, and what components need. */
export function PaginaContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { tema, agencia, movimiento } = useToolbars(context.channel);
  const still = movimiento === 'reducido';
  // Before what lies within is mounted and asks.
  setStillMotion(still);
  useEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  useEffect(() => wearAgencia(agencia), [agencia]);
  return (
    // Around the container, whose table of contents looks for headings once: when all are there.
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
