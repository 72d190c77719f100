import type { ReactNode } from 'react';
import { Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { SaveBar } from '../../../components/SaveBar';
import type { Draft } from '../../../form/useDraft';

interface SeccionFrameProps<T> {
  draft: Draft<T>;
  /** What its button says; it saves all of the section at once. */
  saveLabel?: string;
  children: ReactNode;
}

/** A section that is edited as a whole: its fields, what the server had against them, and the bar that saves them. */
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
