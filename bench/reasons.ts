// From profiles; a line without an entry has not been profiled.
const TIEMPOS =
  'of 130 to 190 ms of the page’s own time at full speed the press is 35 to 50, styles looked at anew as rules are added 43, layout and paint 20; next: a screen’s rules added at once';
const SEMANA =
  'the rows stand 80 ms after their data; most of the rest is the server’s answer of 5,000 people (34 kB, 180 ms on a busy machine); next: that answer kept while nobody’s week has changed';
const FICHAJE =
  'of 170 ms of the page’s own time the press and the menu that closes are 35, styles 33, layout and paint 20; next: tabs that are drawn once, not twice as React Aria’s';
const POLL =
  'the write of the answer (23 %), of the question which state the data are in (15), garbage (6), Fastify; next: PostgreSQL’s socket, where it is on the same machine';
const SORT =
  'a sort makes no row (11 are written over); of 9.1 ms of the page’s thread scripts are 3.4, layout 2.7, paint 1.3 (by hand 1.9, 1.4, 0.8); next: avatar, badge and link dressed by the table';
const LETTER =
  'of 9.1 ms of the page’s thread scripts are 4.3 (React, eleven rows and the search box; by hand 1.2), layout 2.0; next: avatar, badge and link dressed by the table, heights only of rows unlike the rest';
const START =
  'Node 20 keeps nothing compiled (1.7); from 22.8 on (1.8, of a shorter start) most is what commander and chalk load of node, child_process alone 0.2; next: colours by util.styleText';

/**
 * By the line's `work`: the evidence from a profile, and the next step. Shown only beside a line
 * marked ✗. A change that makes the work faster updates or removes it.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'Tiempos, 190 sessions, phone at 4× CPU: click → painted': TIEMPOS,
  'Tiempos, 190 sessions, desktop at 4× CPU: click → painted': TIEMPOS,
  'unchanged poll of getAllTime': POLL,
  'unchanged poll of getSolicitudes': POLL,
  'unchanged poll of isPaseLista': POLL,
  'payroll of 5,000, the first reading after a change':
    'of 27 ms 20 are the statement of the rows: a third of it writes their text, 2 to 3 ms plan it; next: the text of each name kept, rows as bytes from the driver',
  '200 staff on Tiempos, app’s rhythm: server and database':
    'nearly each request is its person’s first since a change: rights read, the list made, compressed, logged for each; next: the rights of all who asked lately in one query',
  'promotion accepted, 4 at once':
    'embedded: one session runs all of it; of its thread’s profile fsync is 52 %, messages 19, PostgreSQL in WebAssembly 16; next: commits that share an fsync',
  '`garita --version`': START,
  '`garita --help`': START,
  "visitor's page, phone at 4× CPU: usable, the splash counted":
    'of 410 ms of the page’s own time at full speed scripts run 40 before React, which takes the page over in 200; style and layout 68; next: the door as a root of its own',
  "visitor's page, phone at 4× CPU: JavaScript on the wire":
    'two thirds of the file of libraries are React’s own; next: the bundler’s runtime in that file and not beside it, the notices’ queue with the first notice',
  'sort 5000 rows: click → paint, 4× CPU': SORT,
  'sort 20000 rows: click → paint, 4× CPU': SORT,
  'type a letter in the search of 5000 rows → paint, 4× CPU': LETTER,
  'type a letter in the search of 20000 rows → paint, 4× CPU': LETTER,
  'Resumen semanal, 5,000 people, desktop, files warm: click → rows painted': SEMANA,
  'Fichaje, 5,000 people, desktop, files warm: click → rows painted': FICHAJE,
  'bulk of 500 fines from the terminal':
    'the command takes less processor time than the loop; its lines carry a key and a token, which cost the portal a tenth, and its start 120 ms; next: writes of one tema at once',
};
