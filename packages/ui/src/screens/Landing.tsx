import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  outline: none;
`;

interface LandingProps {
  /** Changes with what can be pressed within. */
  acts: string;
  /** Whether a dialog stands over it. */
  isOpen: boolean;
  /** What is within, where nothing else says it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Takes the focus when a dialog is over and the button that opened it is gone, because what it did left nothing to press there: a keyboard would be
 * left nowhere.
 */
export function Landing({ acts, isOpen, label, className, children }: LandingProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(acts);
  useEffect(() => {
    if (isOpen) return;
    if (before.current !== acts && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    before.current = acts;
  }, [acts, isOpen]);
  return (
    <Root
      ref={root}
      tabIndex={-1}
      className={className}
      {...(label && { role: 'group', 'aria-label': label })}
    >
      {children}
    </Root>
  );
}
