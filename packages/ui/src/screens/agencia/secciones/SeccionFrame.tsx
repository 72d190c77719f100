import type { ReactNode } from 'react';
import { Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { SaveBar } from '../../../components/SaveBar';
import type { Draft } from '../../../form/useDraft';

interface SeccionFrameProps<T> {
  draft: Draft<T>;
  saveLabel?: string;
  children: ReactNode;
}

/** A section edited as one draft: its fields, the server's error, and the save bar. */
export function SeccionFrame<T>({ draft, saveLabel, children }: SeccionFrameProps<T>) {
  return (
    <Stack $gap={5}>
      {draft.serverError && <Notice tone="danger">{draft.serverError}</Notice>}
      {children}
      <SaveBar
        count={draft.changed.length}
        onDiscard={draft.discard}
        onSave={draft.save}
        isPending={draft.isPending}
        {...(saveLabel !== undefined && { saveLabel })}
      />
    </Stack>
  );
}
