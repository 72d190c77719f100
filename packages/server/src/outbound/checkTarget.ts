import { OutboundError } from './OutboundError';

const STANDARD: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
/** The lower ports belong to mail, shells and other services. A request must not reach them. */
const FIRST_FREE_PORT = 1024;

function checkPort({ protocol, port }: URL): void {
  const number = port === '' ? STANDARD[protocol] : Number(port);
  const isAllowed =
    number === 80 || number === 443 || (number !== undefined && number >= FIRST_FREE_PORT);
  if (!isAllowed) throw new OutboundError('protocolo', `port ${number} is not for pages`);
}

/**
 * Checks an address before its name is resolved.
 * @param from the address that redirects here; https may not redirect to http
 * @throws OutboundError `protocolo`
 */
export function checkTarget(address: string, from?: URL): URL {
  const url = URL.canParse(address, from?.href) ? new URL(address, from) : null;
  if (!url || STANDARD[url.protocol] === undefined)
    throw new OutboundError('protocolo', 'not an address of the web');
  if (url.username !== '' || url.password !== '')
    throw new OutboundError('protocolo', 'an address with a name and a password');
  if (from?.protocol === 'https:' && url.protocol !== 'https:')
    throw new OutboundError('protocolo', 'a redirect from https to http');
  checkPort(url);
  return url;
}
