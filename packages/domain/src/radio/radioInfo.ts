import { cleanLine } from '../formato/cleanLine';

/** Read from the station's information service (RAD-06). */
export interface RadioInfo {
  /** The DJ's avatar name, which stations put into the stream title; null if unknown. */
  readonly dj: string | null;
  readonly oyentes: number | null;
  readonly cancion: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Longest text, in characters; no real name or song is longer. */
const LONGEST = 120;
/** A server's default for an unnamed stream. */
const UNNAMED = /^(unspecified name|no name|stream|n\/a)$/i;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : [value]).map(fieldsOf);

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? cleanLine(value.replace(/\p{C}/gu, ' ')) : '';
  return text === '' ? null : text.slice(0, LONGEST);
}

function readName(value: unknown): string | null {
  const name = readText(value);
  return name !== null && UNNAMED.test(name) ? null : name;
}

function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 1e6
    ? count
    : null;
}

function joinSong(artist: unknown, title: unknown): string | null {
  const parts = [readText(artist), readText(title)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' - ').slice(0, LONGEST);
}

/** Centova Cast, `/rpc/<account>/streaminfo.get`. */
function readCentova({ data }: Fields): RadioInfo | null {
  if (!Array.isArray(data)) return null;
  const { title, listeners, song } = fieldsOf(data[0]);
  return { dj: readText(title), oyentes: readCount(listeners), cancion: readText(song) };
}

/** AzuraCast, `/api/nowplaying/<station>`; without a station, a list. */
function readAzuraCast({ now_playing, listeners, live }: Fields): RadioInfo | null {
  if (now_playing === undefined) return null;
  const { song, streamer } = fieldsOf(now_playing);
  const { text, artist, title } = fieldsOf(song);
  const { is_live, streamer_name } = fieldsOf(live);
  return {
    dj: (is_live === true ? readText(streamer_name) : null) ?? readText(streamer),
    oyentes: readCount(fieldsOf(listeners).current) ?? readCount(fieldsOf(listeners).total),
    cancion: readText(text) ?? joinSong(artist, title),
  };
}

/** Icecast, `/status-json.xsl`: one mount as an object, several as a list. Listeners are summed. */
function readIcecast({ icestats }: Fields): RadioInfo | null {
  if (icestats === undefined) return null;
  const sources = listOf(fieldsOf(icestats).source);
  const playing = sources.find(({ title }) => readText(title) !== null) ?? sources[0] ?? {};
  const counts = sources
    .map(({ listeners }) => readCount(listeners))
    .filter((count) => count !== null);
  return {
    dj: readName(playing.server_name),
    oyentes: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
    cancion: joinSong(playing.artist, playing.title),
  };
}

/** Shoutcast 2: `/stats?json=1` for one stream, `/statistics?json=1` for all. */
function readShoutcast2(answer: Fields): RadioInfo | null {
  const { currentlisteners, servertitle, songtitle } = Array.isArray(answer.streams)
    ? fieldsOf(answer.streams[0])
    : answer;
  if (currentlisteners === undefined && songtitle === undefined) return null;
  return {
    dj: readName(servertitle),
    oyentes: readCount(currentlisteners),
    cancion: readText(songtitle),
  };
}

const FORMS = [readCentova, readAzuraCast, readIcecast, readShoutcast2];

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};

/** Shoutcast 1, `/7.html`: listeners, online, peak, maximum, unique listeners, bit rate, song. */
function readShoutcast1(text: string): RadioInfo | null {
  const line = (/<body[^>]*>([^<]*)/i.exec(text)?.[1] ?? text).trim();
  const [, listeners, song] = /^(\d+),[01],\d+,\d+,\d+,\d+,([^\n]*)$/.exec(line) ?? [];
  if (listeners === undefined) return null;
  return {
    dj: null,
    oyentes: readCount(listeners),
    cancion: readText(
      song?.replace(/&(?:amp|lt|gt|quot|#39|apos);/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Detects the server from the unchecked body; null if it has nothing useful. */
export function readRadioInfo(text: string): RadioInfo | null {
  const answer = parseJson(text);
  const fields = listOf(answer)[0] ?? {};
  const info =
    FORMS.reduce<RadioInfo | null>((found, read) => found ?? read(fields), null) ??
    readShoutcast1(text);
  return info === null || Object.values(info).every((value) => value === null) ? null : info;
}
