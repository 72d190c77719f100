import '@garita/ui/styles.css';
import { call, createGarita } from '@garita/api-client';
import { acentoCss, themeScript } from '@garita/ui/theme';
import { UiProvider } from '@garita/ui/UiProvider';
import type { ReactNode } from 'react';
import { Styles } from './Styles';

export const dynamic = 'force-dynamic';

export default async function Layout({ children }: { children: ReactNode }) {
  const client = createGarita({ baseUrl: process.env.GARITA_URL ?? 'http://localhost:3000' });
  const { nombre, avatar, moneda, color } = await call(client, 'configuracion');
  return (
    // The script sets the theme before React hydrates the element.
    <html lang="es" suppressHydrationWarning>
      <head>
        <title>{nombre}</title>
        <script>{themeScript}</script>
        {color !== null && <style>{acentoCss(color)}</style>}
      </head>
      <body>
        <Styles>
          <UiProvider avatarTemplate={avatar} cara={{ nombre, emblema: null }} moneda={moneda}>
            {children}
          </UiProvider>
        </Styles>
      </body>
    </html>
  );
}
