import { CREDITOS } from '@garita/domain/formato/moneda';
import { toast, toastQueue } from '@garita/ui/components/toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAvisosToast } from './createAvisosToast';

const pagado = (id: number, cantidad: number) => ({
  id,
  tipo: 'paga' as const,
  datos: { quien: 'Gerente', cantidad },
  fecha: '2026-11-24T10:00:00.000Z',
  leido: false,
});
const { tell, clear } = createAvisosToast();
const acts = { moneda: CREDITOS, onGo: vi.fn(), onAll: vi.fn() };
const shown = () => toastQueue.visibleToasts.map(({ content }) => content);
beforeEach(() => {
  clear();
  toastQueue.clear();
  vi.clearAllMocks();
});

test('one notice is shown with its text and its link', () => {
  tell([pagado(1, 12)], acts);
  const [notice] = shown();
  expect(notice).toMatchObject({
    tone: 'info',
    text: 'Gerente te ha pagado 12c.',
    action: { label: 'Ver' },
  });
  notice?.action?.onPress();
  expect(acts.onGo).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), '/perfil');
});

test('of several notices the newest is shown and the others are counted, in one toast', () => {
  tell([pagado(3, 3), pagado(2, 2), pagado(1, 1)], acts);
  tell([pagado(4, 4)], acts);
  expect(shown().map(({ text }) => text)).toEqual(['Gerente te ha pagado 4c. Y 3 más.']);
  shown()[0]?.action?.onPress();
  expect(acts.onAll).toHaveBeenCalledTimes(1);
});

test('a shown and dismissed notice is not counted again', () => {
  tell([pagado(1, 1)], acts);
  toastQueue.clear();
  tell([pagado(2, 2)], acts);
  expect(shown().map(({ text }) => text)).toEqual(['Gerente te ha pagado 2c.']);
});

test('clearing closes the toast of notices and no other toast', () => {
  toast.success({ text: 'Multa borrada' });
  tell([pagado(1, 1)], acts);
  clear();
  clear();
  expect(shown().map(({ text }) => text)).toEqual(['Multa borrada']);
});

test('an empty list of notices shows no toast', () => {
  tell([], acts);
  expect(shown()).toEqual([]);
});
