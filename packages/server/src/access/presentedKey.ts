import { MARCA, SALIENDO } from '@garita/domain/sesion/marca';
import { SESSION_DAYS } from '@garita/domain/sesion/token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markOf, readCookies, toSetCookie } from './keyCookie';
import { readKey } from './readKey';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a call of the contract came with; null elsewhere. */
    presented: PresentedKey | null;
  }
}

/** The key of a request, and what the browser that sent it is told to keep from now on. */
export interface PresentedKey {
  /** As sent; null for a visitor. */
  readonly token: string | null;
  /** The browser sent it by itself, whoever made it ask. */
  readonly isCookie: boolean;
  /** The request carries the mark of its key as well, which only a page of the portal can send. */
  readonly hasMark: boolean;
  /** Whether the call has given a new key. */
  readonly hasGiven: boolean;
  /** Gives the browser a key of its own; programs find theirs in the answer's body. */
  give(token: string): void;
  /** The key has opened: one that a script had written, or that lost its mark, is kept as it should be until then. */
  confirm(expira: Date, now: Date): void;
  /** The key opens nothing any more: a browser that keeps it in a cookie forgets it. */
  forget(): void;
}

const header = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

interface Found {
  readonly token: string | null;
  readonly isCookie: boolean;
  readonly hasMark: boolean;
  /** The mark's cookie is the one that belongs to the key, or says that its person is leaving. */
  readonly isWhole: boolean;
}

/**
 * The header is a program's and wins. A page says in a header whose session it shows: should another tab have signed in as somebody else meanwhile, the
 * cookie is theirs, and the page's request is nobody's.
 */
function find(request: FastifyRequest): Found {
  const own = readKey(request.headers);
  const nobody = { isCookie: false, hasMark: false, isWhole: true };
  if (own !== null) return { ...nobody, token: own };
  const { key, mark } = readCookies(request.headers.cookie);
  if (key === null) return { ...nobody, token: null, isCookie: mark !== null };
  const [shown, belongs] = [header(request, MARCA), markOf(key)];
  if (shown !== null && shown !== belongs) return { ...nobody, token: null };
  return {
    token: key,
    isCookie: true,
    hasMark: shown !== null,
    isWhole: mark === belongs || mark === SALIENDO,
  };
}

class Presented implements PresentedKey {
  hasGiven = false;
  readonly token: string | null;
  readonly isCookie: boolean;
  readonly hasMark: boolean;
  readonly #isWhole: boolean;
  readonly #reply: FastifyReply;

  constructor({ token, isCookie, hasMark, isWhole }: Found, reply: FastifyReply) {
    this.token = token;
    this.isCookie = isCookie;
    this.hasMark = hasMark;
    this.#isWhole = isWhole;
    this.#reply = reply;
  }

  give(token: string): void {
    this.hasGiven = true;
    this.#set(token, SESSION_DAYS * 86_400);
  }

  confirm(expira: Date, now: Date): void {
    if (!this.#isWhole && this.token !== null)
      this.#set(this.token, Math.floor((expira.getTime() - now.getTime()) / 1000));
  }

  forget(): void {
    if (this.isCookie) this.#set(null, 0);
  }

  #set(token: string | null, seconds: number): void {
    const isSecure = this.#reply.request.protocol === 'https';
    this.#reply
      .removeHeader('set-cookie')
      .header('set-cookie', toSetCookie(token, { seconds, isSecure }));
  }
}

/** Reads the key of a request. */
export const readPresentedKey = (request: FastifyRequest, reply: FastifyReply): PresentedKey =>
  new Presented(find(request), reply);
