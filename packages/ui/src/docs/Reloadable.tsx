import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../components/Button';

/** Mounts its content again at each press, like a reload of the page. */
export function Reloadable({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button size="small" onPress={() => setCount(count + 1)}>
        Recargar
      </Button>
      <Fragment key={count}>{children}</Fragment>
    </>
  );
}
