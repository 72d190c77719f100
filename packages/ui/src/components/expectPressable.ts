import { expect, waitFor } from 'storybook/test';

/** That a press on the middle of each of them reaches it: nothing lies over it, and it is within the window. */
export async function expectPressable(elements: readonly Element[]): Promise<void> {
  await waitFor(() => {
    for (const element of elements) {
      const { left, top, width, height } = element.getBoundingClientRect();
      expect(element).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
      );
    }
  });
}
