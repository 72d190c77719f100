import { isKnown, type StreamEvent } from './StreamEvent';

const GAP = '\n\n';

/** Parses one block of the stream. @returns null for a comment or an unknown event */
function parseBloque(block: string): StreamEvent | null {
  const fields = new Map(
    block
      .split('\n')
      .map(
        (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const,
      ),
  );
  const name = fields.get('event');
  if (!isKnown(name)) return null;
  return {
    name,
    data: JSON.parse(fields.get('data') ?? 'null'),
    id: fields.get('id') ?? null,
  } as StreamEvent;
}

interface StreamHandlers {
  readonly onEvento: (event: StreamEvent) => void;
  /** Called for each chunk, so also for a heartbeat. */
  readonly onWord: () => void;
}

/** Reads events until the stream ends. @throws if the connection breaks or `signal` aborts */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvento, onWord }: StreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>, { signal })
    .getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onWord();
    const blocks = (rest + value).split(GAP);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBloque(block);
      if (event) onEvento(event);
    }
  }
}
