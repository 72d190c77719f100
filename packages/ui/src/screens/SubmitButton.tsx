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
  form: { readonly isPending: boolean };
  /** Announced while the request is pending. */
  pendingLabel: string;
  children: ReactNode;
}

/** The submit button of a form outside a dialog; full width on a phone. */
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
