import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The scope of a play's queries: its canvas, or a part of the page. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type Place = Canvas | HTMLElement;
type Name = string | RegExp;

const inside = (place: Place): Canvas => (place instanceof HTMLElement ? within(place) : place);

export const ready = <Data>(data: Data) => ({ kind: 'ready' as const, data });

/** A request that stays pending until the play resolves it. */
export function holdAnswer() {
  let answer = (): void => undefined;
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  return { wait, answer: () => answer() };
}

export const press = async (place: Place, name: Name): Promise<void> =>
  userEvent.click(await inside(place).findByRole('button', { name }));

/**
 * Dispatches the events of a tap on a slow phone. The browser gives all of them the timestamp at
 * which the finger was lifted, however late it dispatches them.
 */
export function createFinger() {
  const { timeStamp } = new Event('pointerup');
  const tell = (target: Element, type: string): boolean => {
    const detail = type.startsWith('pointer') ? 0 : 1;
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      pointerId: 7,
      detail,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return target.dispatchEvent(event);
  };
  return {
    /** Touches an element and lifts the finger. The click follows later. */
    lift(target: Element): void {
      for (const type of ['pointerdown', 'pointerup']) tell(target, type);
    },
    /**
     * Dispatches the mouse events that browsers emulate after a tap.
     * @returns false if the page cancelled all of them
     */
    click: (target: Element): boolean =>
      ['mousedown', 'mouseup', 'click'].map((type) => tell(target, type)).includes(true),
  };
}

export async function pressWithKeyboard(place: Place, name: Name): Promise<void> {
  inside(place).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

export const findDialog = async (name: Name): Promise<Canvas> =>
  within(await screen.findByRole('dialog', { name }));
export const findQuestion = async (name: Name): Promise<Canvas> =>
  within(await screen.findByRole('alertdialog', { name }));

/** Presses a button and waits for its dialog, by default of the same name. */
export async function openDialog(place: Place, button: Name, name: Name = button): Promise<Canvas> {
  await press(place, button);
  return findDialog(name);
}

export async function openQuestion(place: Place, button: Name, name: Name): Promise<Canvas> {
  await press(place, button);
  return findQuestion(name);
}

export const listClosed = () =>
  waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export async function take(option: Name): Promise<void> {
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await listClosed();
}

export async function pick(
  place: Place,
  label: Name,
  typed: string,
  option: Name = new RegExp(`^${typed}`),
): Promise<void> {
  const field = inside(place).getByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await take(option);
}

export async function choose(place: Place, label: Name, option: Name): Promise<void> {
  await userEvent.click(await inside(place).findByRole('button', { name: label }));
  await take(option);
}

export const closed = () =>
  waitFor(() =>
    expect(
      document.querySelector('[role$=dialog]:not([aria-modal=false])'),
    ).not.toBeInTheDocument(),
  );
/** Whether the page asks the user before it unloads. */
export const holdsThePage = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Waits until an element is visible. An element that fades in exists before that. */
export const expectSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

export async function expectOnce(callback: unknown, ...args: unknown[]): Promise<void> {
  await expect(callback).toHaveBeenCalledTimes(1);
  await expect(callback).toHaveBeenCalledWith(...args);
}
