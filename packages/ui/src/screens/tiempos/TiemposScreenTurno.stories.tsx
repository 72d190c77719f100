import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press, ready } from '../../docs/storyActs';
import { letPass } from '../../docs/storyTime';
import { TIEMPOS_META } from './storyMeta';
import { countReads, turnoDe } from './storyTurno';
import type { TiemposScreen } from './TiemposScreen';

const meta = {
  id: 'pantallas-tiempos',
  title: 'Pantallas/Tiempos',
  ...TIEMPOS_META,
} satisfies Meta<typeof TiemposScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The maximum number of rendered rows, however long the list is. */
const DRAWN = 60;
const MINUTE = 60_000;
const RUNNING = /^\d+h\s\d+m$/;

const minutesOf = (list: HTMLElement): Element[] =>
  [...list.querySelectorAll('span')].filter(({ textContent }) => RUNNING.test(textContent ?? ''));

async function passMinute(list: HTMLElement): Promise<Map<Element | null, number>> {
  const changed = new Map<Element | null, number>();
  const write = (records: readonly MutationRecord[]) => {
    for (const { target } of records)
      changed.set(target.parentElement, (changed.get(target.parentElement) ?? 0) + 1);
  };
  const observer = new MutationObserver(write);
  observer.observe(list, { subtree: true, characterData: true });
  await letPass(MINUTE);
  write(observer.takeRecords());
  observer.disconnect();
  return changed;
}

/**
 * The number of frames without a read after which rendering counts as finished. The virtual list
 * renders once more some frames after a scroll ends.
 */
const STILL = 20;
/** Waits until earlier renders have settled: no read for `STILL` frames. */
const untilDrawn = (reads: ReturnType<typeof countReads>) =>
  waitFor(async () => {
    reads.begin();
    for (let frame = 0; frame < STILL; frame += 1) await new Promise(requestAnimationFrame);
    await expect(reads.count()).toBe(0);
  });

/**
 * When a minute passes, each visible minutes element is written once, and no other text is written.
 * No row is rendered, sorted or searched again.
 */
async function turnsOnce(list: HTMLElement, reads: ReturnType<typeof countReads>): Promise<void> {
  await untilDrawn(reads);
  const minutes = minutesOf(list);
  await expect(minutes.length).toBeGreaterThan(5);
  const before = minutes.map(({ textContent }) => textContent);
  reads.begin();
  const changed = await passMinute(list);
  await expect(reads.count()).toBe(0);
  const running = minutes.filter(({ textContent }, index) => textContent !== before[index]);
  await expect(running.length).toBeGreaterThan(5);
  await expect(new Set(changed.keys())).toEqual(new Set(running));
  await expect([...new Set(changed.values())]).toEqual([1]);
}

const onTable = countReads(turnoDe(190));
export const TurnoEntero: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { state: ready({ tiempos: onTable.tiempos }), now: () => Date.now() },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Tiempos activos' });
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(DRAWN);
    await step('Pasa un minuto', () => turnsOnce(table, onTable));
    await step('Y otro, ordenada por lo que corre', async () => {
      await press(table, 'Tiempo acumulado');
      await turnsOnce(table, onTable);
    });
  },
};

const onPhone = countReads(turnoDe(190));
export const TurnoEnteroEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: ready({ tiempos: onPhone.tiempos }), now: () => Date.now() },
  play: async ({ canvas, step }) => {
    const cards = () => canvas.getAllByRole('article');
    await waitFor(() => expect(cards().length).toBeGreaterThan(5));
    await expect(cards().length).toBeLessThan(DRAWN);
    await step('Pasa un minuto', () =>
      turnsOnce(canvas.getByRole('list', { name: 'Tiempos activos' }), onPhone),
    );
    await step('Y con todos en la lista', async () => {
      await press(canvas, 'Ver el resto');
      await expect(cards().length).toBeLessThan(DRAWN);
      await turnsOnce(canvas.getByRole('list', { name: 'Tiempos activos' }), onPhone);
    });
  },
};
