import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { GlobalStyle } from '../theme/GlobalStyle';
import { AvatarProvider } from './Avatar';
import { ToastRegion } from './ToastRegion';

interface UiProviderProps {
  /** Address of the avatar service, see `AvatarProvider`. */
  avatarTemplate: string | null;
  children: ReactNode;
}

/** Everything that components need around them: styles, Spanish, avatars, notices. Once, at the root of the page. */
export function UiProvider({ avatarTemplate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="es">
      <GlobalStyle />
      <AvatarProvider template={avatarTemplate}>{children}</AvatarProvider>
      <ToastRegion />
    </I18nProvider>
  );
}
