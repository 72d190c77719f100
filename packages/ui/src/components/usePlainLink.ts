import { type MouseEvent, useContext } from 'react';
import { NavigateContext } from './NavigateContext';

/** A hand that wants it elsewhere, in a tab or a file: the browser's business. */
const isMeantForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** What makes the browser's own `a` a link within the portal, for lists, which have hundreds: React Aria's is a dozen hooks and effects each. */
export function usePlainLink(href: string) {
  const navigate = useContext(NavigateContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || event.defaultPrevented || isMeantForBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return { href, onClick };
}
