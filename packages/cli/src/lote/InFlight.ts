/**
 * The maximum number of lines in flight. It is below the size of the portal's connection pool,
 * which other users share.
 */
const WIDEST = 8;

/**
 * The number of lines in flight. It grows by one for every two answers, so that an overloaded
 * portal gets one line at first.
 */
const widthAfter = (answered: number): number =>
  Math.max(1, Math.min(WIDEST, Math.floor(answered / 2)));

export class InFlight {
  readonly #sending = new Map<Promise<void>, string | undefined>();
  #answered = 0;

  add(turno: string | undefined, work: Promise<void>): void {
    const sending: Promise<void> = work.finally(() => {
      this.#answered++;
      this.#sending.delete(sending);
    });
    this.#sending.set(sending, turno);
  }

  /** Resolves when a line of this turno may start. */
  async makeRoom(turno: string | undefined): Promise<void> {
    while (!this.#admits(turno)) await Promise.race(this.#sending.keys());
  }

  async end(): Promise<void> {
    await Promise.all(this.#sending.keys());
  }

  /** Restarts with one line at a time. */
  narrow(): void {
    this.#answered = 0;
  }

  #admits(turno: string | undefined): boolean {
    if (this.#sending.size === 0) return true;
    const turnos = [...this.#sending.values()];
    return (
      turno !== undefined &&
      !turnos.includes(undefined) &&
      !turnos.includes(turno) &&
      turnos.length < widthAfter(this.#answered)
    );
  }
}
