// How far a run is. A test runner appends to its step's file, since it may be several processes: first how many tests, files or stories it has, then a
// sign for each that is done.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const noted = () => process.env.GARITA_PROGRESS;

/** Says how many tests, files or stories the runner has. */
export const noteTotal = (total, path = noted()) => {
  if (path) writeFileSync(path, `${total}\n`);
};

/** Says that one more is done. */
export const noteOne = (path = noted()) => {
  if (path) appendFileSync(path, '.');
};

function readProgress(path) {
  try {
    const [total, done = ''] = readFileSync(path, 'utf8').split('\n');
    return ` ${done.length} de ${total}`;
  } catch {
    // A step of one tool, or one that has not begun to count.
    return '';
  }
}

/** What runs, how far each is, for how long the run goes on, and how many steps wait. */
export function tellProgress(running, waiting, seconds) {
  const steps = running.map(({ part, name, path }) => `${part} · ${name}${readProgress(path)}`);
  const left =
    waiting > 0 ? ` | ${waiting === 1 ? 'queda 1 paso' : `quedan ${waiting} pasos`}` : '';
  return `${Math.round(seconds)} s | ${steps.join(' | ')}${left}`;
}

/** How often the line is said where lines do not move: in a log. Milliseconds. */
const LOG_EVERY_MS = 15_000;
const MOVE_EVERY_MS = 500;
const CLEAR = '\r\u001B[2K';

/**
 * Says every now and then how far a run is: on a terminal on one line that moves, else as a line of its own.
 * @param tell gives the line, or '' while nothing runs
 * @returns `say` prints a line above the moving one, `stop` ends it
 */
export function startProgress(tell, stream = process.stdout) {
  const moves = stream.isTTY === true;
  const show = () => {
    const line = tell();
    if (line === '') return;
    if (moves) stream.write(`${CLEAR}${line.slice(0, (stream.columns ?? 80) - 1)}`);
    else stream.write(`… ${line}\n`);
  };
  const timer = setInterval(show, moves ? MOVE_EVERY_MS : LOG_EVERY_MS);
  return {
    say: (text) => stream.write(`${moves ? CLEAR : ''}${text}\n`),
    stop: () => {
      clearInterval(timer);
      if (moves) stream.write(CLEAR);
    },
  };
}
