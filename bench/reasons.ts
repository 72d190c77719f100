// From the profiles taken when the goals were set; a line without an entry has not been profiled.
const TIEMPOS = 'every row is built again when one crosses a minute; next: a clock a minute text, rows memoised, fewer of them drawn';
const POLL =
  '46 % of the time is in writev to PostgreSQL, 13 % in building the same SQL again, two trips a request; next: versions and kept bytes in memory, told by LISTEN/NOTIFY';
const FIRST_VIEW =
  'some 80 requests for scripts, most below 1.5 kB, compressed afresh for each; next: few files compressed at build, the page rendered by the server, dialogs when wanted';
const START =
  'YAML 290 ms, ajv 254, modules 400; next: the contract as JSON, validators compiled at build, V8’s compile cache, no child that compares fingerprints';

/**
 * Why a goal is not met, by the line's `work`: by what profile it cannot be, and what the next step would be. Shown beside a line that is marked ✗, and
 * nowhere else; whoever makes the work faster rewrites or removes it. A run says which of these no line has any more.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'Tiempos, 190 sessions, phone at 4× CPU: click → painted': TIEMPOS,
  'Tiempos, 190 sessions, desktop at 4× CPU: click → painted': TIEMPOS,
  'Tiempos, 190 sessions, phone at 4× CPU, left alone: tasks over 100 ms': TIEMPOS,
  'Tiempos, 190 sessions, desktop at 4× CPU, left alone: tasks over 100 ms': TIEMPOS,
  'unchanged poll of getAllTime': POLL,
  'unchanged poll of getSolicitudes': `${POLL}; it gives no version to ask by`,
  'unchanged poll of isPaseLista': `${POLL}; it gives no version to ask by`,
  'promotion accepted, 4 at once':
    'writev to PostgreSQL and SQL built again, as in the polls; next: statements of the write path prepared and joined into one trip',
  'cold start to the first answer, PostgreSQL': START,
  'cold start to the first answer, embedded': START,
  "visitor's page, phone at 4× CPU: JavaScript on the wire": FIRST_VIEW,
  "visitor's page, phone at 4× CPU: requests for scripts": FIRST_VIEW,
  "visitor's page, phone at 4× CPU: LCP": FIRST_VIEW,
  "visitor's page, phone at 4× CPU: usable, the splash counted": FIRST_VIEW,
  'bulk of 500 fines from the terminal': 'a write to the pipe for each line and the start; next: lines of one turn written together',
};
