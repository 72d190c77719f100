import { configure, getConfig } from 'storybook/test';

/**
 * A play that waits for something looks for it again and again, and each look that fails is told with the whole page in print. Only the last one is read:
 * that one is printed once the wait is over, all before it say in a word what was not found.
 */
export function printPageAtLast(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      // What Testing Library itself goes by to leave out what is dear: true while a wait looks.
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      return isWaiting
        ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
        : getElementError(message, container);
    },
  });
}
