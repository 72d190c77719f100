import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import { ForbiddenState } from '../components/ForbiddenState';
import { PageHeader } from '../components/PageHeader';
import { SkeletonRows } from '../components/Skeleton';
import type { ScreenState } from './ScreenState';

interface ScreenFrameProps<Data> {
  /** The screen's name, as in `PANTALLAS`. */
  title: string;
  /** The state of the page in one line; omit it while unknown. */
  subtitle?: ReactNode;
  /** The screen's primary button, shown only with loaded data. */
  action?: ReactNode;
  /** The data's state: loading, failed, refused or ready. */
  state: ScreenState<Data>;
  /** The skeleton while loading; rows by default. */
  skeleton?: ReactNode;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
}

/**
 * The title and the body of a screen. Loading, failure and missing permission look the same in
 * every screen. A screen only defines its `ready` state.
 */
export function ScreenFrame<Data>(props: ScreenFrameProps<Data>) {
  const { title, subtitle, action, state, children } = props;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        action={state.kind === 'ready' ? action : undefined}
      />
      <ScreenBody {...props}>{children}</ScreenBody>
    </>
  );
}

type ScreenBodyProps<Data> = Pick<ScreenFrameProps<Data>, 'state' | 'skeleton' | 'children'>;

/** Like `ScreenFrame`, for a part of a screen that loads separately, e.g. search results. */
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
      return <ForbiddenState>{state.texto}</ForbiddenState>;
    case 'ready':
      return children(state.data);
  }
}
