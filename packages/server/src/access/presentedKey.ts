import type { IncomingHttpHeaders } from 'node:http';
import { MARCA, SALIENDO } from '@garita/domain/sesion/marca';
import { SESSION_DAYS } from '@garita/domain/sesion/token';
import { isAccessToken } from '@garita/domain/tokens/accessToken';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markOf, readCookies, toSetCookie } from './keyCookie';

const BEARER = /^bearer +(\S+)$/i;

/** The header `key`, or an access token in `Authorization: Bearer`. */
function readKey({ key, authorization }: IncomingHttpHeaders): string | null {
  if (typeof key === 'string') return key;
  const bearer = BEARER.exec(authorization ?? '')?.[1];
  return bearer !== undefined && isAccessToken(bearer) ? bearer : null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the contract's calls. */
    presented: PresentedKey | null;
  }
}

export interface PresentedKey {
  /** The token as sent; null for a visitor. */
  readonly token: string | null;
  /**
   * Whether the browser sent the cookie of the key, or only the cookie of the mark. Any page can
   * cause such a request.
   */
  readonly isCookie: boolean;
  /** Whether the request carries the mark of its key, which only a page of the portal can send. */
  readonly hasMark: boolean;
  readonly hasGiven: boolean;
  /** Sets the browser's cookie. A program reads its key from the answer's body instead. */
  give(token: string): void;
  /**
   * Sets a valid key's cookies again when the mark's cookie is missing or belongs to another key.
   */
  confirm(expira: Date, now: Date): void;
  /** Deletes the cookie of an invalid key. */
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
  /** Whether the mark's cookie belongs to the key, or says that the person is signing out. */
  readonly isWhole: boolean;
}

/**
 * A program's header takes precedence over the cookie. A page sends the mark of its session in a
 * header. If another tab has signed in as another person meanwhile, the cookie belongs to that
 * person, and the request counts as a visitor's.
 */
function find(request: FastifyRequest): Found {
  const own = readKey(request.headers);
  const noCookie = { isCookie: false, hasMark: false, isWhole: true };
  if (own !== null) return { ...noCookie, token: own };
  const { key, mark } = readCookies(request.headers.cookie);
  if (key === null) return { ...noCookie, token: null, isCookie: mark !== null };
  const [shown, belongs] = [header(request, MARCA), markOf(key)];
  if (shown !== null && shown !== belongs) return { ...noCookie, token: null };
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

export const readPresentedKey = (request: FastifyRequest, reply: FastifyReply): PresentedKey =>
  new Presented(find(request), reply);
