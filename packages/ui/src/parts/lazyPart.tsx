import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { createPartSource, type PartFailed, type PartSource } from './createPartSource';
import { FailureContext } from './FailureContext';

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

interface LoadedProps<Props> extends Pick<LazyPartOptions<Props>, 'waits' | 'instead'> {
  source: PartSource<Props>;
  given: Props;
}

function Loaded<Props extends object>(props: LoadedProps<Props>) {
  const { source, given } = props;
  const [asked, setAsked] = useState(source.ask);
  // Asked of React also for what is here: it may have come since this was first rendered, and whoever has once waited for something has to ask for it again.
  const answer = use(source.arrived() ?? asked);
  if ('Part' in answer) return <answer.Part {...given} />;
  return <Failed {...props} failure={answer} onRetry={() => setAsked(source.ask())} />;
}

interface FailedProps<Props> extends LoadedProps<Props> {
  failure: PartFailed;
  onRetry: () => void;
}

function Failed<Props extends object>({
  source,
  given,
  waits,
  instead,
  failure,
  onRetry,
}: FailedProps<Props>) {
  const Failure = use(FailureContext);
  // The failure stays here; whoever shows the part next asks anew.
  useEffect(() => source.forget(failure), [source, failure]);
  if (instead) return instead(given);
  const { isOpen = true, onClose }: Floating = given;
  const shape = onClose ? 'dialog' : waits === 'around' ? 'screen' : 'place';
  return (
    <Failure
      error={failure.error}
      shape={shape}
      isOpen={isOpen}
      onRetry={onRetry}
      onClose={() => onClose?.()}
    />
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
  const source = createPartSource(
    async () => (await load())[name] as unknown as ComponentType<Props>,
  );
  const render = (given: Props) => {
    const part = <Loaded {...{ source, given, waits }} {...(instead && { instead })} />;
    return waits === 'around' ? part : <Suspense fallback={fallback}>{part}</Suspense>;
  };
  const preload = () =>
    void source.ask().then((answer) => 'error' in answer && source.forget(answer));
  return Object.assign(render, { displayName: name, preload });
}
