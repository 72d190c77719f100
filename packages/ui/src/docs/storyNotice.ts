import { fn } from 'storybook/test';

/** Called with the text of every form notice; the preview gives it to all stories. */
export const onAviso = fn<(text: string) => void>();
