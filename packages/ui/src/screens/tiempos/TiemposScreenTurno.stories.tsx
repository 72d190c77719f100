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

/** Fewer than this many are ever drawn, however many are open. */
const DRAWN = 60;
const MINUTE = 60_000;
const RUNNING = /^\d+h \d+m$/;

/** The minutes on the screen: each stands in an element of its own. */
const minutesOf = (list: HTMLElement): Element[] =>
  [...list.querySelectorAll('span')].filter(({ textContent }) => RUNNING.test(textContent ?? ''));

/** A minute goes by, and how often each text of the screen is written in it is counted. */
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

/** A list that has scrolled is looked through once more when it stands still, which is told some frames later. */
const STILL = 20;
/** What was asked for before has been drawn: nothing more is read for so many frames. */
const untilDrawn = (reads: ReturnType<typeof countReads>) =>
  waitFor(async () => {
    reads.begin();
    for (let frame = 0; frame < STILL; frame += 1) await new Promise(requestAnimationFrame);
    await expect(reads.count()).toBe(0);
  });

/** In a minute each of the minutes on the screen is written once and no other text at all; no row is drawn anew for it, sorted or searched. */
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
/** A whole agency on duty: few rows are drawn, and in a minute each of their minutes is written once, and no row for it. */
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
/** The same in one hand. */
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
