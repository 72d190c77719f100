// From profiles; a line without an entry has not been profiled.
const TIEMPOS =
  'the table itself stands after 243 ms (16 of 190 rows drawn); the rest is the screen’s file, its data and the change of page; next: the data asked for with the file';
const POLL =
  'the question which state the data are in, in the driver (20 %), the write to the socket (17), garbage (11), context (5), a logger a request (4); next: a connection for it alone';
const ROWS =
  'the order is 3 ms of 5,000 rows; the rest makes a screenful of elements, their styles and their layout; next: the badge as one path, the avatar without state';

/**
 * Why a goal is not met, by the line's `work`: by what profile it cannot be, and what the next step would be. Shown beside a line that is marked ✗, and
 * nowhere else; whoever makes the work faster rewrites or removes it. A run says which of these no line has any more.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'Tiempos, 190 sessions, phone at 4× CPU: click → painted': TIEMPOS,
  'Tiempos, 190 sessions, desktop at 4× CPU: click → painted': TIEMPOS,
  'unchanged poll of getAllTime': POLL,
  'unchanged poll of getSolicitudes': POLL,
  'payroll of 5,000, the first reading after a change': 'several trips a reading (period, categories, memberships, cut, rows); next: one trip',
  'promotion accepted, 4 at once':
    'embedded: one session runs all of it; of its thread’s profile fsync is 52 %, messages 19, PostgreSQL in WebAssembly 16; next: commits that share an fsync',
  login:
    'the hash takes 12 ms of a core; node, the database and who asks share the one core that hashes leave (10 ms a sign-in, embedded); next: lock and session in one trip',
  "visitor's page, phone at 4× CPU: usable, the splash counted":
    'scripts compile and run 200 ms, the page is taken over in 180, laid out again for the faces of figures in 45; next: the door as a root of its own',
  'sort 5000 rows: click → paint, 4× CPU': ROWS,
  'sort 20000 rows: click → paint, 4× CPU': ROWS,
  'type a letter in the search of 5000 rows → paint, 4× CPU': ROWS,
  'type a letter in the search of 20000 rows → paint, 4× CPU': ROWS,
  'bulk of 500 fines from the terminal':
    'the command takes less processor time than the loop; its lines carry a key and a token, which cost the portal a tenth, and its start 120 ms; next: writes of one tema at once',
};
