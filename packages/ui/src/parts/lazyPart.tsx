import { type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { FailureContext } from './FailureContext';
import { loadPart, MissingPart } from './loadPart';

type ModuleWith<Name extends string> = Readonly<Record<Name, (props: never) => ReactNode>>;
type PropsOf<Part> = Part extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props & object
  : never;

interface LazyPartOptions<Props> {
  /** Rendered while the part loads; nothing by default. */
  readonly fallback?: ReactNode;
  /**
   * `around`: the surrounding Suspense boundary waits for the part, and a failure fills the page.
   * Use it for a screen: the previous screen stays while the next one loads.
   */
  readonly waits?: 'here' | 'around';
  /** Rendered silently if the part cannot be loaded, for parts that the user has not requested. */
  readonly instead?: (props: Props) => ReactNode;
}

type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Prefetches the code. A failure is ignored, since rendering the part loads the code again. */
  readonly preload: () => void;
};

/** The props of an overlay, which can be closed. */
interface Floating {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
}

const isMissing = (error: unknown): boolean => error instanceof MissingPart;

interface PlaceProps<Props> extends Pick<LazyPartOptions<Props>, 'waits' | 'instead'> {
  findPart: () => ComponentType<Props>;
  /** Replaces a failed `lazy` component, so that the next render loads again. */
  renew: (failed: ComponentType<Props>) => void;
  given: Props;
}

function Place<Props extends object>({
  findPart,
  renew,
  given,
  waits,
  instead,
}: PlaceProps<Props>) {
  const [Part, setPart] = useState(findPart);
  const [tries, setTries] = useState(1);
  const Failure = use(FailureContext);
  const { isOpen = true, onClose }: Floating = given;
  const showFailure = (renderAnew: () => void) => {
    if (instead) return instead(given);
    const onRetry = () => {
      setTries(tries + 1);
      setPart(findPart);
      renderAnew();
    };
    return (
      <Failure
        shape={onClose ? 'dialog' : waits === 'around' ? 'screen' : 'place'}
        isAgain={tries > 1}
        isOpen={isOpen}
        onRetry={onRetry}
        onClose={() => onClose?.()}
      />
    );
  };
  return (
    // Renew only after the failure is committed: React retries uncommitted renders, and would load
    // in an endless loop.
    <ErrorBoundary isMine={isMissing} fallback={showFailure} onCaught={() => renew(Part)}>
      <Part {...given} />
    </ErrorBoundary>
  );
}

/**
 * A part of a screen whose code loads when it is first rendered: `lazyPart(() =>
 * import('./XDialog'), 'XDialog')`. By default only the part is replaced while it loads or if it
 * fails; its surroundings stay.
 */
export function lazyPart<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, waits = 'here', instead }: LazyPartOptions<PropsOf<Module[Name]>> = {},
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const createPart = () =>
    lazy(async () => ({
      default: (await loadPart(load))[name] as unknown as ComponentType<Props>,
    })) as unknown as ComponentType<Props>;
  let part = createPart();
  const findPart = () => part;
  // React caches the result of a `lazy` for ever, a failure too.
  const renew = (failed: ComponentType<Props>) => {
    if (part === failed) part = createPart();
  };
  const render = (given: Props) => {
    const place = <Place {...{ findPart, renew, given, waits }} {...(instead && { instead })} />;
    return waits === 'around' ? place : <Suspense fallback={fallback}>{place}</Suspense>;
  };
  const preload = () => void load().catch(() => undefined);
  return Object.assign(render, { displayName: name, preload });
}
