import '@garita/ui/styles.css';
import { call, createGarita } from '@garita/api-client';
import { acentoCss } from '@garita/ui/theme';
import { UiProvider } from '@garita/ui/UiProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from './Panel';

const client = createGarita({ baseUrl: location.origin });
const { nombre, avatar, moneda, color } = await call(client, 'configuracion');

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    {color !== null && <style>{acentoCss(color)}</style>}
    <UiProvider avatarTemplate={avatar} cara={{ nombre, emblema: null }} moneda={moneda}>
      <Panel client={client} />
    </UiProvider>
  </StrictMode>,
);
