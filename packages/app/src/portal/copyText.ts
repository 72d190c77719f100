import { toast } from '@garita/ui/components/toast';

interface CopyTexts {
  readonly copied: string;
  /** The notice after a failure, which says how to copy the text by hand. */
  readonly byHand: string;
}

/**
 * Copies a text to the clipboard and shows a notice. Browsers refuse without HTTPS or permission.
 * @returns whether the text was copied
 */
export async function copyText(text: string, { copied, byHand }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ text: copied });
    return true;
  } catch {
    toast.error({ text: byHand });
    return false;
  }
}
