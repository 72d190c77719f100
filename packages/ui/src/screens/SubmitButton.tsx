import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { media } from '../theme/tokens';

const Root = styled.div`
  display: grid;
  justify-items: start;
  ${media.compact} { justify-items: stretch; }
`;

interface SubmitButtonProps {
  /** From `useForm`. */
  form: { readonly isPending: boolean };
  /** Read out while it is sent. */
  pendingLabel: string;
  children: ReactNode;
}

/** Sends a form that is not in a dialog; as wide as the window on a phone. */
export function SubmitButton({ form, pendingLabel, children }: SubmitButtonProps) {
  return (
    <Root>
      <Button
        type="submit"
        variant="primary"
        isPending={form.isPending}
        pendingLabel={pendingLabel}
      >
        {children}
      </Button>
    </Root>
  );
}
