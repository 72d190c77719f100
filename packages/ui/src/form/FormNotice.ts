import { createContext, use, useEffect } from 'react';

/** The error notice of a form, one at a time. */
export interface FormNotice {
  show: (text: string) => void;
  clear: () => void;
}

const nothing = () => undefined;

/** The portal's notice; without a portal no notice is shown. */
export const FormNoticeContext = createContext<FormNotice>({ show: nothing, clear: nothing });

/**
 * @returns a function that shows a text as a notice. The notice disappears when the caller
 * unmounts.
 */
export function useFormNotice(): (text: string) => void {
  const { show, clear } = use(FormNoticeContext);
  useEffect(() => clear, [clear]);
  return show;
}
