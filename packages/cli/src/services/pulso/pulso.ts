import type { Schemas } from '@garita/api-client/Schemas';
import { DIAS_SEMANA } from '@garita/domain/formato/diasSemana';
import { must } from '@garita/domain/must';
import { mediaDentro } from '@garita/domain/pulso/calor';
import { countWeekdays } from '@garita/domain/pulso/tramos';

/** An hour of the week. `media` is the average number of clocked-in people. */
export interface HoraPulso {
  readonly dia: string;
  readonly hora: number;
  readonly minutos: number;
  readonly media: number;
}

/** The hours of the week, from Monday at 0:00 on. */
export function toHoras({ calor, hoy, tramos }: Schemas['Pulso']): HoraPulso[] {
  const veces = countWeekdays(must(tramos[0], 'The first day').inicio, hoy);
  return DIAS_SEMANA.flatMap((dia, at) =>
    (calor[at] ?? []).map((minutos, hora) => ({
      dia,
      hora,
      minutos,
      media: mediaDentro(minutos, veces[at] ?? 0),
    })),
  );
}
