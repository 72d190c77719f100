import { toast } from '@garita/ui/components/toast';

interface Told {
  /** What is said once it is there. */
  readonly copied: string;
  /** What is said when it cannot be: how to copy it by hand. */
  readonly byHand: string;
}

/** Puts a text into the clipboard and tells how that went: browsers keep it from pages that did not come over HTTPS, and people may forbid it. @returns whether it is there */
export async function copyText(text: string, { copied, byHand }: Told): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ text: copied });
    return true;
  } catch {
    toast.error({ text: byHand });
    return false;
  }
}
