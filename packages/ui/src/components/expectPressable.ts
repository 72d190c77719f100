import { expect, waitFor } from 'storybook/test';

/** Checks that each element's centre is in the viewport and uncovered. */
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
