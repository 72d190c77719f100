import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { loadPart } from './loadPart';

/** A module that exports a component by this name. */
export type ModuleWith<Name extends string> = Readonly<Record<Name, (props: never) => ReactNode>>;
/** What that component is given. */
export type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? (unknown extends Props ? object : Props & object) : never;

/** A component whose code comes when it is first shown. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code before it is needed. A failure here is nobody's concern yet: showing the component asks again. */
  readonly preload: () => void;
};

/**
 * A component that waits and fails in whatever stands around it: for a screen, whose forerunner stays while it comes. Everything else is a
 * `lazyPart`. (React's own `lazy` would keep a failure for ever.)
 */
export function lazyComponent<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  let asked: Promise<Part> | undefined;
  let loaded: Part | undefined;
  const forget = () => {
    asked = undefined;
  };
  const fetchPart = async (): Promise<Part> => {
    const { [name]: part } = await loadPart(load, forget);
    loaded = part as unknown as Part;
    return loaded;
  };
  const ask = (): Promise<Part> => {
    asked ??= fetchPart();
    return asked;
  };
  return Object.assign((props: PropsOf<Module[Name]>) => createElement(loaded ?? use(ask()), props), {
    displayName: `lazy(${name})`,
    preload: () => void ask().catch(forget),
  });
}
