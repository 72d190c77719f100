import { toast, toastQueue } from '@garita/ui/components/toast';
import { beforeEach, expect, test } from 'vitest';
import { createFormNotice } from './createFormNotice';

const shown = () => toastQueue.visibleToasts.map(({ content }) => content.text);
beforeEach(() => toastQueue.clear());

test('a form shows one notice at a time, and leaves other notices open', () => {
  const formNotice = createFormNotice();
  toast.success({ text: 'Multa borrada' });
  formNotice.show('Escribe el motivo');
  formNotice.show('Elige a alguien');
  expect(shown()).toEqual(['Elige a alguien', 'Multa borrada']);
  formNotice.clear();
  formNotice.clear();
  expect(shown()).toEqual(['Multa borrada']);
});
