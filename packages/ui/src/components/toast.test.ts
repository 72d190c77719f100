import { beforeEach, expect, test } from 'vitest';
import { toast, toastQueue } from './toast';

const shown = () => toastQueue.visibleToasts.map(({ content }) => content.text);
beforeEach(() => toastQueue.clear());

test('an error that occurs twice is shown once, and the later notice can be closed', () => {
  toast.error({ text: 'Sin conexión' });
  const key = toast.error({ text: 'Sin conexión' });
  expect(shown()).toEqual(['Sin conexión']);
  toast.close(key);
  expect(shown()).toEqual([]);
});

test('two equal successes, and two different errors, are each shown', () => {
  toast.success({ text: 'Multa cobrada' });
  toast.success({ text: 'Multa cobrada' });
  toast.error({ text: 'Sin conexión' });
  expect(shown()).toHaveLength(3);
  toastQueue.clear();
  toast.error({ text: 'Sin conexión' });
  toast.error({ text: 'Ya no existe' });
  expect(shown()).toEqual(['Ya no existe', 'Sin conexión']);
});
