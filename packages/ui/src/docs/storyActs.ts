import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What a play looks into: its canvas, or a part of the page. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type Place = Canvas | HTMLElement;
type Name = string | RegExp;

const inside = (place: Place): Canvas => (place instanceof HTMLElement ? within(place) : place);

/** What a screen is given once its data are there. */
export const ready = <Data>(data: Data) => ({ kind: 'ready' as const, data });

/** A server that answers when the play says so: what is done meanwhile is done while the request is under way. */
export function holdAnswer() {
  let answer = (): void => undefined;
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  return { wait, answer: () => answer() };
}

/** Presses the button of that name. */
export const press = async (place: Place, name: Name): Promise<void> =>
  userEvent.click(await inside(place).findByRole('button', { name }));

/** What one finger does on a slow phone: the browser stamps all of it with when the finger was lifted, however late the page comes to it. */
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
    /** Is put down and lifted: the click has not come yet. */
    lift(target: Element): void {
      for (const type of ['pointerdown', 'pointerup']) tell(target, type);
    },
    /** The mouse that the browser plays after it. @returns whether any of it did something */
    click: (target: Element): boolean =>
      ['mousedown', 'mouseup', 'click'].map((type) => tell(target, type)).includes(true),
  };
}

/** The same without a mouse. */
export async function pressWithKeyboard(place: Place, name: Name): Promise<void> {
  inside(place).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

/** A form or panel, as soon as it has opened. */
export const findDialog = async (name: Name): Promise<Canvas> =>
  within(await screen.findByRole('dialog', { name }));
/** A question, as soon as it is asked. */
export const findQuestion = async (name: Name): Promise<Canvas> =>
  within(await screen.findByRole('alertdialog', { name }));

/** Presses a button and waits for the dialog that it opens, which usually says the same. */
export async function openDialog(place: Place, button: Name, name: Name = button): Promise<Canvas> {
  await press(place, button);
  return findDialog(name);
}

/** Presses a button and waits for the question that it asks. */
export async function openQuestion(place: Place, button: Name, name: Name): Promise<Canvas> {
  await press(place, button);
  return findQuestion(name);
}

/** That no list of choices is open any more. */
export const listClosed = () =>
  waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** Takes one of the choices that a list, open by now, offers. */
export async function take(option: Name): Promise<void> {
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await listClosed();
}

/** Types part of a name into a picker and takes what it then offers. */
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

/** Opens a list of choices and takes one. */
export async function choose(place: Place, label: Name, option: Name): Promise<void> {
  await userEvent.click(await inside(place).findByRole('button', { name: label }));
  await take(option);
}

/** That no dialog is open any more. */
export const closed = () =>
  waitFor(() =>
    expect(
      document.querySelector('[role$=dialog]:not([aria-modal=false])'),
    ).not.toBeInTheDocument(),
  );
/** That something becomes visible: what has just opened is there before it is seen. */
export const expectSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** That a story's callback was called once, and with these. */
export async function expectOnce(callback: unknown, ...args: unknown[]): Promise<void> {
  await expect(callback).toHaveBeenCalledTimes(1);
  await expect(callback).toHaveBeenCalledWith(...args);
}
