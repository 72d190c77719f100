import { setTimeout as sleep } from 'node:timers/promises';
import { LATIDO_MS } from '@garita/domain/cambios/eventos';
import { CAMBIOS } from '@garita/domain/cambios/textos';
import type { Actor } from '../../access/Actor';
import { explainEnded, type Opened } from '../../access/actor.repository';
import type { SessionUse } from '../../access/sessionUse';
import { createLoop, type Loop } from '../../createLoop';
import type { Db } from '../../db/Db';
import { StreamAnswer } from '../../gate/StreamAnswer';
import { Rechazo } from '../../rechazo';
import type { SnapshotCache } from '../../snapshotCache/SnapshotCache';
import { readVersiones } from '../avisos/avisos.service';
import type { ReadableTemas } from './createReadableTemas';
import { findOpened } from './findOpened';
import { formatEvento } from './formatEvento';
import { Subscriber } from './Subscriber';
import { findMoved, tellAvisos, tellFirst, tellMoved, tellVersions } from './tellings';

export interface CambiosLimits {
  readonly oyentes: number;
  /** The maximum of a person's streams, over all browsers and scripts. */
  readonly porPersona: number;
}

export interface CambiosDeps {
  readonly db: Db;
  readonly readSnapshot: () => Promise<SnapshotCache>;
  readonly clock: () => Date;
  readonly sessionUse: Pick<SessionUse, 'isIdle'>;
  readonly vistaOf: (actor: Actor) => ReadableTemas;
  readonly limits: CambiosLimits;
  /** A read of versions or rights failed; a later heartbeat retries it. */
  readonly onError: (error: unknown) => void;
  /** Interval of the heartbeats, in milliseconds. */
  readonly latidoMs?: number;
}

/** Milliseconds between two checks of the listeners' rights. So one check covers many writes. */
const CHECK_MS = 400;
/** Milliseconds between two checks for expired sessions and tokens. */
const CLOCK_MS = 1_000;
/** The number of heartbeats between two checks of rights while no version rises. */
const BEATS_A_CHECK = 3;
/** `Retry-After` for a refused listener, in seconds. */
const LATER = 30;

/**
 * All streams of a process. A commit notification can be lost, so heartbeats read the versions too.
 */
export class Cambios {
  readonly #oyentes = new Set<Subscriber>();
  #versions: ReadonlyMap<string, number> = new Map();
  #wakes = 0;
  #beats = 0;
  readonly #reading: Loop;
  readonly #rights: Loop;
  /** The heartbeat and the expiry check; they start with the first listener. */
  readonly #clocks: readonly Loop[];
  #isStopped = false;

  constructor(private readonly deps: CambiosDeps) {
    const { onError, latidoMs = LATIDO_MS } = deps;
    const loop = (turn: () => Promise<void>, everyMs?: number) =>
      createLoop({ turn, onError, ...(everyMs && { everyMs }) });
    this.#reading = loop(async () => this.#tell((await deps.readSnapshot()).versions));
    this.#rights = loop(async () => {
      await this.#check();
      await sleep(CHECK_MS, undefined, { ref: false });
    });
    this.#clocks = [
      loop(async () => this.#beat(), latidoMs),
      loop(async () => this.#endExpired(), CLOCK_MS),
    ];
  }

  get count(): number {
    return this.#oyentes.size;
  }

  /**
   * Opens a stream.
   * @param lastEventId id of the last event that the client received
   * @throws Rechazo 429 beyond the person's limit; 503 beyond the process's limit or after `stop`;
   * 401 when the session or token has ended.
   */
  async open(actor: Actor, lastEventId: string | null): Promise<StreamAnswer> {
    this.#requireRoom(actor.id);
    const { db, readSnapshot, clock } = this.deps;
    const wakes = this.#wakes;
    const [{ versions }, found, avisos] = await Promise.all([
      readSnapshot(),
      findOpened(db, [actor], clock()),
      readVersiones(db, [actor.id]),
    ]);
    const [opened] = found.values();
    if (!opened) throw Rechazo.unauthorized(await explainEnded(db, actor));
    this.#requireRoom(actor.id);
    this.#tell(versions);
    const oyente = this.#add(opened, avisos.get(actor.id) ?? 0);
    // A commit during these reads may concern this listener, so the listeners are checked again.
    if (wakes !== this.#wakes) this.wake();
    return new StreamAnswer('text/event-stream; charset=utf-8', (line) =>
      oyente.begin(
        line,
        tellFirst(this.#versions, oyente.vista, lastEventId) + tellAvisos(oyente.avisos),
      ),
    );
  }

  /** Looks for new versions and checks the listeners' rights. Call it after a possible commit. */
  wake(): void {
    this.#look();
    if (this.#oyentes.size > 0) void this.#rights.ask();
  }

  /** Ends all streams and opens no more. */
  stop(): void {
    this.#isStopped = true;
    for (const oyente of this.#oyentes) oyente.end('cierre');
    for (const loop of [this.#reading, this.#rights, ...this.#clocks]) void loop.stop();
  }

  #requireRoom(personId: number): void {
    const { oyentes, porPersona } = this.deps.limits;
    if (this.#isStopped || this.#oyentes.size >= oyentes)
      throw Rechazo.unavailable(CAMBIOS.lleno, { retryAfter: LATER });
    const own = [...this.#oyentes].filter((oyente) => oyente.personId === personId).length;
    if (own >= porPersona) throw Rechazo.tooMany(CAMBIOS.demasiados, LATER);
  }

  #add(opened: Opened, avisos: number): Subscriber {
    const oyente = new Subscriber(opened, this.deps.vistaOf(opened.actor), avisos, (over) => {
      this.#oyentes.delete(over);
    });
    this.#oyentes.add(oyente);
    for (const loop of this.#clocks) loop.start();
    return oyente;
  }

  #look(): void {
    this.#wakes++;
    if (this.#oyentes.size > 0) void this.#reading.ask();
  }

  /** Sends the changed versions. Listeners with the same `ReadableTemas` share one text. */
  #tell(versions: ReadonlyMap<string, number>): void {
    const before = this.#versions;
    this.#versions = versions;
    const moved = findMoved(before, versions);
    if (moved.length === 0) return;
    // A write that changes a user's rights or notices raises a version as well. So a change of
    // versions is the moment to check rights.
    if (this.#oyentes.size > 0) void this.#rights.ask();
    const texts = new Map<ReadableTemas, string>();
    for (const oyente of [...this.#oyentes]) {
      const text =
        texts.get(oyente.vista) ?? tellMoved(moved, { before, versions, vista: oyente.vista });
      texts.set(oyente.vista, text);
      oyente.write(text);
    }
  }

  /**
   * Checks which listeners may still listen and to which temas, and finds people with changed
   * notices.
   */
  async #check(): Promise<void> {
    const asked = [...this.#oyentes];
    if (asked.length === 0) return;
    const { db, clock } = this.deps;
    const actors = asked.map(({ opened }) => opened.actor);
    const people = [...new Set(asked.map(({ personId }) => personId))];
    const [found, avisos] = await Promise.all([
      findOpened(db, actors, clock()),
      readVersiones(db, people),
    ]);
    for (const oyente of asked) {
      this.#judge(oyente, found.get(oyente.place));
      this.#tellAvisos(oyente, avisos.get(oyente.personId) ?? 0);
    }
  }

  #judge(oyente: Subscriber, now: Opened | undefined): void {
    if (!now) {
      oyente.end('sesion');
      return;
    }
    if (!oyente.become(now)) return;
    const before = oyente.vista;
    oyente.vista = this.deps.vistaOf(now.actor);
    oyente.write(formatEvento('yo', {}));
    if (before === oyente.vista) return;
    const news = [...oyente.vista].filter((tema) => !before.has(tema));
    oyente.write(tellVersions(news, this.#versions, oyente.vista));
  }

  #tellAvisos(oyente: Subscriber, avisos: number): void {
    if (oyente.avisos === avisos) return;
    oyente.avisos = avisos;
    oyente.write(tellAvisos(avisos));
  }

  /**
   * Sends a heartbeat, and finds changes whose notification was lost. Every third heartbeat checks
   * rights too.
   */
  #beat(): void {
    for (const oyente of [...this.#oyentes]) oyente.write(':\n\n');
    this.#beats = (this.#beats + 1) % BEATS_A_CHECK;
    if (this.#beats === 0) this.wake();
    else this.#look();
  }

  #endExpired(): void {
    const now = this.deps.clock();
    for (const oyente of [...this.#oyentes]) {
      const { opened } = oyente;
      if (opened.expira <= now || this.deps.sessionUse.isIdle(opened, now)) oyente.end('sesion');
    }
  }
}
