import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import { ForbiddenState } from '../components/ForbiddenState';
import { PageHeader } from '../components/PageHeader';
import { SkeletonRows } from '../components/Skeleton';
import type { ScreenState } from './ScreenState';

interface ScreenFrameProps<Data> {
  /** As in the registry of screens. */
  title: string;
  /** The state of the page in one line; leave it out while it is unknown. */
  subtitle?: ReactNode;
  /** The screen's one solid button, shown only when there is something to act upon. */
  action?: ReactNode;
  /** What is known of the data: loading, failed, refused or there. */
  state: ScreenState<Data>;
  /** The place of the content while it loads; rows by default. */
  skeleton?: ReactNode;
  /** The screen itself, once its data are there. */
  children: (data: Data) => ReactNode;
}

/** Title and body of a screen: every screen loads, fails and refuses in the same way, and writes only its `ready`. */
export function ScreenFrame<Data>({
  title,
  subtitle,
  action,
  state,
  skeleton,
  children,
}: ScreenFrameProps<Data>) {
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        action={state.kind === 'ready' ? action : undefined}
      />
      <ScreenBody state={state} skeleton={skeleton}>
        {children}
      </ScreenBody>
    </>
  );
}

type ScreenBodyProps<Data> = Pick<ScreenFrameProps<Data>, 'state' | 'skeleton' | 'children'>;

/** The same for a part of a screen that loads on its own, e.g. what a search found. */
export function ScreenBody<Data>({
  state,
  skeleton = <SkeletonRows />,
  children,
}: ScreenBodyProps<Data>) {
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'error':
      return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
    case 'forbidden':
      return <ForbiddenState />;
    case 'ready':
      return children(state.data);
  }
}
