import { type ReactNode, Suspense, useState } from 'react';

interface PlegadoProps {
  title: string;
  /** Mounted while it is open. */
  children: ReactNode;
}

/** A part of a page that is closed at first, since its content is long or slow. */
export function Plegado({ title, children }: PlegadoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Suspense fallback={null}>{isOpen && children}</Suspense>
    </details>
  );
}
