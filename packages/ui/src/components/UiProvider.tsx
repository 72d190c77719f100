import { CREDITOS, type Moneda } from '@garita/domain/formato/moneda';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FailureContext } from '../parts/FailureContext';
import { lazyPart } from '../parts/lazyPart';
import { whenUsed } from '../parts/whenUsed';
import { AvatarTemplateContext } from './Avatar';
import { type CaraAgencia, CaraContext, GARITA } from './CaraContext';
import { ErrorState } from './ErrorState';
import { keepOneClickPerTap } from './keepOneClickPerTap';
import { MonedaContext } from './MonedaContext';
import { toastQueue } from './toast';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;
const none = () => false;

/**
 * The region loads after the first interaction, since no first page shows a notice. If loading
 * fails, the next notice tries again.
 */
const ToastRegion = lazyPart(() => import('./ToastRegion'), 'ToastRegion', { instead: () => null });

function Notices() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts, none);
  useEffect(() => whenUsed(ToastRegion.preload), []);
  return isNeeded && <ToastRegion />;
}

interface UiProviderProps {
  /** URL template of the avatar service, see `AvatarTemplateContext`. */
  avatarTemplate: string | null;
  /** The agency's identity; default Garita's own. */
  cara?: CaraAgencia;
  /** The agency's currency; credits by default. */
  moneda?: Moneda | undefined;
  children: ReactNode;
}

/**
 * The providers of all components: locale, identity, currency, avatars, notices, failed parts.
 * Rendered once, at the root of the page. The page's document must have `documentCss`.
 */
export function UiProvider({
  avatarTemplate,
  cara = GARITA,
  moneda = CREDITOS,
  children,
}: UiProviderProps) {
  useEffect(keepOneClickPerTap, []);
  return (
    <I18nProvider locale="es">
      <FailureContext value={ErrorState}>
        <CaraContext value={cara}>
          <MonedaContext value={moneda}>
            <AvatarTemplateContext value={avatarTemplate}>{children}</AvatarTemplateContext>
          </MonedaContext>
        </CaraContext>
        <Notices />
      </FailureContext>
    </I18nProvider>
  );
}
