/** How many lines may be under way at once. A portal's pool of connections is a little larger: others work there too. */
const WIDEST = 8;

/** One at a time while a file begins, and one more for every two answers: a portal in trouble hears one request before it hears several. */
const widthAfter = (answered: number): number =>
  Math.max(1, Math.min(WIDEST, Math.floor(answered / 2)));

/** The lines that are under way. */
export class EnCurso {
  readonly #sending = new Map<Promise<void>, string | undefined>();
  #answered = 0;

  add(turno: string | undefined, work: Promise<void>): void {
    const sending: Promise<void> = work.finally(() => {
      this.#answered++;
      this.#sending.delete(sending);
    });
    this.#sending.set(sending, turno);
  }

  /** Resolves when a line of this turn may join them. */
  async makeRoom(turno: string | undefined): Promise<void> {
    while (!this.#admits(turno)) await Promise.race(this.#sending.keys());
  }

  async end(): Promise<void> {
    await Promise.all(this.#sending.keys());
  }

  /** Begins with one at a time again. */
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
