import { expect } from 'storybook/test';

/** That a story's callback was called once, and with these. */
export async function expectOnce(callback: unknown, ...args: unknown[]): Promise<void> {
  await expect(callback).toHaveBeenCalledTimes(1);
  await expect(callback).toHaveBeenCalledWith(...args);
}
