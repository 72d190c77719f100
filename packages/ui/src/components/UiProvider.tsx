import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { GlobalStyle } from '../theme/GlobalStyle';
import { AvatarProvider } from './Avatar';
import { toastQueue } from './toast';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/** The region for notices. No first page shows one, so its code comes right after the page; should that fail, the next notice tries again. */
function Notices() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  const [Region, setRegion] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that is there and cannot be shown is the reason to try again
  useEffect(() => {
    if (Region) return;
    import('./ToastRegion').then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => undefined,
    );
  }, [Region, isNeeded]);
  return Region ? <Region /> : null;
}

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
      <Notices />
    </I18nProvider>
  );
}
