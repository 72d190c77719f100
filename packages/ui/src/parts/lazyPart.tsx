import { type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { FailureContext } from './FailureContext';
import { loadPart, MissingPart } from './loadPart';

/** A module that exports a component by this name. */
type ModuleWith<Name extends string> = Readonly<Record<Name, (props: never) => ReactNode>>;
/** What a component is given. */
type PropsOf<Part> = Part extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props & object
  : never;

interface LazyPartOptions<Props> {
  /** What stands in its place while it comes; nothing by default. */
  readonly fallback?: ReactNode;
  /** `around`: what stands around it waits for it, and its failure fills the page. For a screen, whose forerunner stays while it comes. */
  readonly waits?: 'here' | 'around';
  /** What takes its place without a word when it is missing, for what nobody has asked for. */
  readonly instead?: (props: Props) => ReactNode;
}

/** A component whose code comes when it is first shown. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code before it is needed. A failure is nobody's concern yet: showing the part asks again. */
  readonly preload: () => void;
};

/** Of what floats: it can be put away. */
interface Floating {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
}

const isMissing = (error: unknown): boolean => error instanceof MissingPart;

interface PlaceProps<Props> extends Pick<LazyPartOptions<Props>, 'waits' | 'instead'> {
  /** The part, as it is asked for now. */
  findPart: () => ComponentType<Props>;
  /** Has a part that could not be loaded asked for anew when it is next wanted. */
  renew: (failed: ComponentType<Props>) => void;
  given: Props;
}

/** Shows a part, or that it is missing. */
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
    // Not before its failure is shown: React renders anew what has not been shown yet, and would ask without end.
    <ErrorBoundary isMine={isMissing} fallback={showFailure} onCaught={() => renew(Part)}>
      <Part {...given} />
    </ErrorBoundary>
  );
}

/**
 * A part of a screen whose code comes when it is first shown: `lazyPart(() => import('./XDialog'), 'XDialog')`. It waits and fails in its own
 * place, and what surrounds it stays.
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
  // React keeps for ever what a `lazy` has come to.
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
