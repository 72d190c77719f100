// From profiles; a line without an entry has not been profiled.
const TIEMPOS =
  'of 130 to 190 ms of the page’s own time at full speed the press is 35 to 50, styles looked at anew as rules are added 43, layout and paint 20; next: a screen’s rules added at once';
const SEMANA =
  'the rows stand 80 ms after their data; most of the rest is the server’s answer of 5,000 people (34 kB, 180 ms on a busy machine); next: that answer kept while nobody’s week has changed';
const FICHAJE =
  'of 170 ms of the page’s own time the press and the menu that closes are 35, styles 33, layout and paint 20; next: tabs that are drawn once, not twice as React Aria’s';
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
    'node’s own time is 2.9 ms (0.5 by hand), embedded 20 ms, where each statement is parsed anew; next: statements by name there, and the gate’s two trips of six',
  login: 'node and the database share the one core that hashes leave, with what loads them; next: attempts and account prepared, in fewer trips',
  "visitor's page, phone at 4× CPU: usable, the splash counted":
    'of 410 ms of the page’s own time at full speed scripts run 40 before React, which takes the page over in 200; style and layout 68; next: the door as a root of its own',
  "visitor's page, phone at 4× CPU: JavaScript on the wire":
    'two thirds of the file of libraries are React’s own; next: the bundler’s runtime in that file and not beside it, the notices’ queue with the first notice',
  'sort 5000 rows: click → paint, 4× CPU': ROWS,
  'sort 20000 rows: click → paint, 4× CPU': ROWS,
  'type a letter in the search of 5000 rows → paint, 4× CPU': ROWS,
  'type a letter in the search of 20000 rows → paint, 4× CPU': ROWS,
  'Resumen semanal, 5,000 people, desktop, files warm: click → rows painted': SEMANA,
  'Fichaje, 5,000 people, desktop, files warm: click → rows painted': FICHAJE,
  'bulk of 500 fines from the terminal':
    'the command sends a key with each line, of which a row is kept, the loop does not; a write to the pipe for each line; next: those of one turn together',
};
