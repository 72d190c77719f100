import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  outline: none;
`;

interface FocusFallbackProps {
  /** A key of the available acts. The key changes whenever the acts' buttons change. */
  acts: string;
  isOpen: boolean;
  /** The accessible name, if the content has none. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Takes the focus after a dialog has closed, if the act removed the button that opened the dialog.
 * Otherwise the focus would be lost.
 */
export function FocusFallback({ acts, isOpen, label, className, children }: FocusFallbackProps) {
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
