import '@garita/ui/styles.css';
import { ApiError, call, createGarita } from '@garita/api-client';
import { ErrorState } from '@garita/ui/ErrorState';
import { acentoCss } from '@garita/ui/theme';
import { UiProvider } from '@garita/ui/UiProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from './Panel';

const PAUSE_MS = 10_000;
const client = createGarita({ baseUrl: location.origin });
const root = createRoot(document.getElementById('root') as HTMLElement);

/**
 * Reads the agency's name, avatars, currency and colour. A wall display has no user to reload it:
 * after a failed read the page shows the error and tries again.
 */
async function readAgencia() {
  for (;;)
    try {
      return await call(client, 'configuracion');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      root.render(
        <UiProvider avatarTemplate={null}>
          <ErrorState>{failure.message}</ErrorState>
        </UiProvider>,
      );
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
}

const { nombre, avatar, moneda, color } = await readAgencia();
root.render(
  <StrictMode>
    {color !== null && <style>{acentoCss(color)}</style>}
    <UiProvider avatarTemplate={avatar} cara={{ nombre, emblema: null }} moneda={moneda}>
      <Panel client={client} />
    </UiProvider>
  </StrictMode>,
);
