import { expect, userEvent, waitFor } from 'storybook/test';
import { findQuestion } from './storyActs';

/**
 * Confirms a dialog by keyboard: the focus starts on the cancel button, where Enter does no harm.
 */
export async function confirmWithKeyboard(name: string | RegExp): Promise<void> {
  const question = await findQuestion(name);
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await userEvent.keyboard('{Tab}{Enter}');
}
