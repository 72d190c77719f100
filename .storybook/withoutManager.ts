import { addons } from 'storybook/preview-api';

/**
 * In the hands of the test runner and of the camera a story is its window's own page, and no window of Storybook's around it listens. What would be told
 * to that one is put into words all the same and kept until it comes, with all that it holds on to: arguments, elements, what axe has said.
 */
export function withoutManager(): void {
  const channel: { transports?: unknown[] } = addons.getChannel() as object;
  if (!channel.transports)
    throw new Error('Storybook keeps elsewhere what it tells its own window.');
  channel.transports = [];
}
