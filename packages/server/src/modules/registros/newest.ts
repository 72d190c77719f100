import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';

interface Dated {
  readonly id: number;
  readonly fecha: Date;
}

/** The newest of what several queries found, each once, the newest first. Every query must give its own newest. */
export async function newestOf<Row extends Dated>(queries: readonly Promise<Row[]>[]): Promise<Row[]> {
  const found = new Map((await Promise.all(queries)).flat().map((row) => [row.id, row]));
  return [...found.values()].sort((a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id).slice(0, REGISTROS_MAXIMO);
}
