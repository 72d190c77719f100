import { cleanLine } from '../formato/cleanLine';

/** What the station is playing, as its information service says (RAD-06). */
export interface RadioInfo {
  /** Name of the DJ's avatar, which stations write into the title of the stream; null when the service does not say. */
  readonly dj: string | null;
  readonly oyentes: number | null;
  readonly cancion: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Longer texts than any name or song are somebody's joke. */
const LONGEST = 120;
/** What a server says of a stream that was given no name. */
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

/** Artist and title where they stand apart. */
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

/** AzuraCast, `/api/nowplaying/<station>`; without a station it is a list of them. */
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

/** Icecast, `/status-json.xsl`: one mount as an object, several as a list, whose listeners are counted together. */
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

/** Shoutcast 2, `/stats?json=1` of one stream, `/statistics?json=1` of all. */
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

/** Shoutcast 1, `/7.html`: listeners, whether it is on, the most there were, the most there may be, different ones, bit rate, and the song, parted by commas. */
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

/**
 * Reads the answer of a station's information service, which of the servers that stations use it may be: Centova Cast, AzuraCast, Icecast, Shoutcast 1 and 2.
 * Which one it is the answer tells.
 * @param text the body as it came, whatever it is
 * @returns null when there is nothing of use in it
 */
export function readRadioInfo(text: string): RadioInfo | null {
  const answer = parseJson(text);
  const fields = listOf(answer)[0] ?? {};
  const info =
    FORMS.reduce<RadioInfo | null>((found, read) => found ?? read(fields), null) ??
    readShoutcast1(text);
  return info === null || Object.values(info).every((value) => value === null) ? null : info;
}
