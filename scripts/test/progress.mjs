// The progress of a run. Test runners, perhaps in several processes, append to their step's file:
// first the total of tests, files or stories, then a character for each finished test, file or
// story.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const noted = () => process.env.GARITA_PROGRESS;

export const noteTotal = (total, path = noted()) => {
  if (path) writeFileSync(path, `${total}\n`);
};

export const noteOne = (path = noted()) => {
  if (path) appendFileSync(path, '.');
};

function readProgress(path) {
  try {
    const [total, done = ''] = readFileSync(path, 'utf8').split('\n');
    return ` ${done.length} de ${total}`;
  } catch {
    // The step has one tool, or has not begun to count.
    return '';
  }
}

export function tellProgress(running, waiting, seconds) {
  const steps = running.map(({ part, name, path }) => `${part} · ${name}${readProgress(path)}`);
  const left =
    waiting > 0 ? ` | ${waiting === 1 ? 'queda 1 paso' : `quedan ${waiting} pasos`}` : '';
  return `${Math.round(seconds)} s | ${steps.join(' | ')}${left}`;
}

/** Milliseconds between progress lines in a log. */
const LOG_EVERY_MS = 15_000;
const MOVE_EVERY_MS = 500;
const CLEAR = '\r\u001B[2K';

/**
 * Prints the progress: in a terminal on one updated line, else on separate lines.
 * @param tell returns the line, or '' while idle
 * @returns `say` prints a line above the updated line
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
